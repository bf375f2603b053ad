// Complete English experiences for well-known courses, so that the pages people open first read convincingly.
import type { SignatureExperience } from "./types";

export const englishSignatureExperiences: SignatureExperience[] = [
  {
    code: "MATH119",
    language: "en",
    overall: 4,
    difficulty: 4,
    usefulness: 5,
    weeklyHours: 9,
    attendance: "partial",
    text:
      "Everyone takes it, everyone has a story about it. The lectures are in packed halls but the common exams " +
      "are fair: if you can solve the suggested problems without looking at the solutions you will be fine. The " +
      "first midterm shocked me, the second one made sense once I stopped reading solutions and started writing " +
      "my own.",
    tips: "Do the suggested problems of every week before the recitation and keep a list of the ones you could not " + "finish.",
  },
  {
    code: "MATH120",
    language: "en",
    overall: 3,
    difficulty: 5,
    usefulness: 5,
    weeklyHours: 10,
    attendance: "partial",
    text:
      "Harder than 119 and much prettier. Drawing the region is half of the problem, and the triple integrals in " +
      "the final are not forgiving if your picture is wrong. Vector calculus arrives in the last weeks when " +
      "everybody is already tired, so leave some energy for it.",
    tips: "Learn to sketch surfaces by hand early, and start with the line integrals before the last week.",
  },
  {
    code: "MATH219",
    language: "en",
    overall: 4,
    difficulty: 3,
    usefulness: 5,
    weeklyHours: 6,
    attendance: "none",
    text:
      "After MATH120 this felt like a holiday for six weeks, and then Laplace transforms and systems came " +
      "together. It is a recipe course in the best sense: recognise the type, apply the method, check. The exams " +
      "were long but very predictable if you had done the past ones.",
    tips: "Prepare a one-page table of equation types and methods, and practise partial fractions until they bore " + "you.",
  },
  {
    code: "MATH260",
    language: "en",
    overall: 3,
    difficulty: 3,
    usefulness: 5,
    weeklyHours: 5,
    attendance: "none",
    text:
      "A compact linear algebra course for engineers. Definitions matter more than you expect, half of my " +
      "mistakes were about forgetting what a basis is. Computation is easy with practice, the true or false " +
      "questions are where the grade is decided.",
    tips: "Collect true or false questions from old exams and write a counterexample for each false one.",
  },
  {
    code: "PHYS105",
    language: "en",
    overall: 3,
    difficulty: 4,
    usefulness: 4,
    weeklyHours: 8,
    attendance: "required",
    text:
      "The lecture alone will not carry you, the lab and the recitations do. Lab reports are short but strict " +
      "about units and errors, and the midterm questions combine two chapters at once. I liked the subject and " +
      "disliked the crowd in the exam hall.",
    tips: "Never go to the lab without reading the sheet, the quiz at the door is real.",
  },
  {
    code: "PHYS106",
    language: "en",
    overall: 3,
    difficulty: 5,
    usefulness: 4,
    weeklyHours: 9,
    attendance: "required",
    text:
      "Electricity and magnetism in one semester is a lot. Gauss was fine, magnetic induction was not, and the " +
      "curve is the only reason that I am smiling in this review. The lab is better than in 105 because the " +
      "circuits actually work.",
    tips: "Draw the field lines before you write any integral, symmetry saves pages.",
  },
  {
    code: "CHEM107",
    language: "en",
    overall: 4,
    difficulty: 3,
    usefulness: 3,
    weeklyHours: 6,
    attendance: "required",
    text:
      "I was afraid of it because I had not touched chemistry since high school. The pace is quick but the " +
      "assistants in the lab are patient, and the multiple choice exams reward steady work. Stoichiometry " +
      "mistakes cost me a full letter, please be more careful than I was.",
    tips: "Solve the end of chapter questions with a calculator in hand, speed is everything in the exam.",
  },
  {
    code: "CENG140",
    language: "en",
    overall: 5,
    difficulty: 4,
    usefulness: 5,
    weeklyHours: 12,
    attendance: "required",
    text:
      "This is where programming stopped being magic for me. The take-home exams eat your weekend, the lab exams " +
      "make your hands shake, and somewhere between pointers and linked lists you notice that you can actually " +
      "build things. Hard, but the good kind of hard.",
    tips: "Write code on paper at least once a week, the midterm has no compiler.",
  },
  {
    code: "CENG213",
    language: "en",
    overall: 5,
    difficulty: 4,
    usefulness: 5,
    weeklyHours: 10,
    attendance: "partial",
    text:
      "Trees, heaps, hashing, graphs: everything interviewers ask about is in this course. The programming " +
      "assignments are big and graded automatically, so an edge case can cost you more than a missing feature. I " +
      "still open my notes from here.",
    tips: "Write your own test cases before you submit, the hidden ones are nastier than the published ones.",
  },
  {
    code: "CENG315",
    language: "en",
    overall: 4,
    difficulty: 5,
    usefulness: 5,
    weeklyHours: 9,
    attendance: "none",
    text:
      "You will learn to think before you type. Dynamic programming took me three weeks to see and one evening to " +
      "love. The weekly exercises are short on paper and long in practice, and the exams want proofs as well as " +
      "code.",
    tips: "For every algorithm, be able to say why it is correct in two sentences.",
  },
  {
    code: "CENG331",
    language: "en",
    overall: 4,
    difficulty: 5,
    usefulness: 5,
    weeklyHours: 11,
    attendance: "none",
    text:
      "The lab assignments are the stars: defusing binaries at three in the morning is strangely fun. The " +
      "lectures are dense and you will need the book. Do not take it in the same term with another project course " +
      "unless you enjoy suffering.",
    tips: "Read the book chapter before the lab is released, the debugger will not teach you assembly.",
  },
  {
    code: "CENG477",
    language: "en",
    overall: 5,
    difficulty: 3,
    usefulness: 4,
    weeklyHours: 8,
    attendance: "none",
    text:
      "Seeing your own ray tracer render a scene after four hours is a feeling everybody should have once. The " +
      "homework is heavy but visual, so you always know how close you are. Linear algebra finally made sense " +
      "here.",
    tips: "Profile your first homework early, you will reuse the same code later.",
  },
  {
    code: "EE201",
    language: "en",
    overall: 4,
    difficulty: 5,
    usefulness: 5,
    weeklyHours: 10,
    attendance: "partial",
    text:
      "The famous filter of the second year. Phasors are easy, op-amps are fine, the switching circuits in the " +
      "final are not. Weekly exercises look optional and are absolutely not. It gave me a discipline that I used " +
      "in every later course.",
    tips: "Solve every circuit with two methods until both give the same answer.",
  },
  {
    code: "ME205",
    language: "en",
    overall: 3,
    difficulty: 3,
    usefulness: 5,
    weeklyHours: 5,
    attendance: "partial",
    text:
      "Statics is simple to explain and easy to get wrong. A clean free body diagram is worth more than three " +
      "lines of equations, and the graders really look at it. Trusses are friendly, friction problems with wedges " +
      "are not.",
    tips: "Draw the free body diagram large, with a ruler, even if time is short.",
  },
  {
    code: "ECON101",
    language: "en",
    overall: 4,
    difficulty: 3,
    usefulness: 4,
    weeklyHours: 5,
    attendance: "none",
    text:
      "A friendly introduction with graphs that you will see for the rest of your degree. The multiple choice " +
      "exams are trickier than the lectures, read every option twice. Took it as an elective and understood the " +
      "news a little better.",
    tips: "Redraw each graph from memory and explain out loud what moves and why.",
  },
  {
    code: "PSY1010",
    language: "en",
    overall: 5,
    difficulty: 2,
    usefulness: 4,
    weeklyHours: 3,
    attendance: "none",
    text:
      "The elective everyone fights for in registration, and rightly so. A huge class, a well-told story every " +
      "week and a textbook that is a pleasure to read. The exams are pure reading comprehension, so do not rely " +
      "on the slides alone.",
    tips: "Read the bold terms and the experiment boxes, the questions love them.",
  },
  {
    code: "PHIL101",
    language: "en",
    overall: 4,
    difficulty: 3,
    usefulness: 4,
    weeklyHours: 5,
    attendance: "partial",
    text:
      "I wrote the worst essay of my life here and then the best one. The readings are short and difficult, and " +
      "the class discussions help only if you have done them. You learn to say less and mean it.",
    tips: "Write your thesis in the first sentence and remove everything that does not support it.",
  },
  {
    code: "IE251",
    language: "en",
    overall: 4,
    difficulty: 4,
    usefulness: 5,
    weeklyHours: 8,
    attendance: "partial",
    text:
      "Modelling is an art and this course makes you practise it weekly. Simplex by hand is boring but the " +
      "duality part opens your eyes. The exam gives you a page of text and expects a clean model, so practise " +
      "reading as much as solving.",
    tips: "Define your variables in words before writing any constraint.",
  },
  {
    code: "ARCH101",
    language: "en",
    overall: 4,
    difficulty: 5,
    usefulness: 5,
    weeklyHours: 25,
    attendance: "required",
    text:
      "You will live in the studio, learn how to cut cardboard at four in the morning and hear that your week of " +
      "work is a good beginning. The juries are scary at first and then the most useful hours of the year. It " +
      "changed how I look at everything, including staircases.",
    tips: "Photograph every model before the jury, you will need the pictures for the portfolio.",
  },
  {
    code: "HIST2201",
    language: "en",
    overall: 3,
    difficulty: 1,
    usefulness: 2,
    weeklyHours: 1,
    attendance: "none",
    text:
      "A zero-credit course that you still have to pass. It is multiple choice, the questions follow the book, " +
      "and most people study for it on the evening before. If you actually read the chapters, some of them are " +
      "more interesting than expected.",
    tips: "Put the exam date into your calendar, forgetting it is the only way to fail.",
  },
];
