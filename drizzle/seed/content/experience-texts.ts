// Gathers the experience texts of both languages under the names that the seed uses.
import { englishFragments } from "./experience-fragments-en";
import { turkishFragments } from "./experience-fragments-tr";
import { englishSignatureExperiences } from "./experience-signature-en";
import { turkishSignatureExperiences } from "./experience-signature-tr";
import type { ContentLanguage, ExperienceFragmentSet, ExperienceMood, SignatureExperience } from "./types";

export const experienceFragments: Record<ContentLanguage, Record<ExperienceMood, ExperienceFragmentSet>> = {
  en: englishFragments,
  tr: turkishFragments,
};

export const signatureExperiences: SignatureExperience[] = [...englishSignatureExperiences, ...turkishSignatureExperiences];

export const experienceTips: Record<ContentLanguage, string[]> = {
  en: [
    "Solve the last five years of exams with a timer, the time pressure is half of the difficulty.",
    "Sit in the first three rows, the projector is unreadable from the back.",
    "Go to the recitation even if you think you understood the lecture.",
    "Start the homework on the day it is announced, the questions for the assistants come up late.",
    "Make your own one-page summary for every chapter, it pays off before the final.",
    "Find a study group in the first two weeks, later everybody already has one.",
    "Do not skip the first quiz, it is the easiest set of points in the course.",
    "Ask to see your exam paper, addition mistakes do happen.",
    "Read the section of the book before the lecture, even ten minutes help.",
    "Check the exam dates for clashes before add-drop ends.",
    "Write down your reasoning, empty pages get no partial credit.",
    "Print the notes and leave wide margins, you will need the space.",
    "Use office hours in the quiet weeks, before exams the queue is long.",
    "Bring a spare calculator battery, the hall assistants do not have any.",
    "Revise the prerequisite topics during the semester break.",
    "Agree on who does what in the group on the first day and write it down.",
    "Do the odd-numbered exercises of the book, the answers are at the back.",
    "Keep up weekly, the second half builds on every single topic of the first.",
    "If a proof is done twice in class, expect to see it on paper.",
    "Put the project deadline into your calendar two days earlier than it is.",
    "Look at the learning outcomes in the syllabus, the exam follows them quite closely.",
    "Explain the topic to a friend, you notice the holes immediately.",
    "Come to the exam hall early, finding your seat takes longer than you think.",
    "Do not copy homework, the quizzes ask the same things with other numbers.",
    "Save every version of your report, you will want to go back to one.",
    "Take it in the term when you do not have two other lab courses.",
    "Follow the announcements page, room changes are posted only there.",
    "Learn the notation in the first week, everything is written in it.",
    "Sleep before the final, tired arithmetic costs more than one unread chapter.",
    "Drop by the library early in exam weeks, the seats are gone by nine.",
  ],
  tr: [
    "Son beş yılın sınavlarını süre tutarak çözün, zorluğun yarısı süre.",
    "Ön üç sıraya oturun, arkadan projeksiyon okunmuyor.",
    "Dersi anladım deseniz bile recitation'a gidin.",
    "Ödeve verildiği gün bakın, soracağınız şeyler sonradan aklınıza geliyor.",
    "Her konu için tek sayfalık kendi özetinizi çıkarın, finalde çok işe yarıyor.",
    "İlk iki haftada çalışma grubu bulun, sonra herkes grubunu kurmuş oluyor.",
    "İlk quizi sakın kaçırmayın, dersin en kolay puanı o.",
    "Sınav kâğıdınıza mutlaka bakın, toplama hatası çıkabiliyor.",
    "Derse gelmeden kitabın o bölümüne on dakika göz atmak bile fark ettiriyor.",
    "Add-drop bitmeden sınav tarihlerinin çakışıp çakışmadığına bakın.",
    "Gidiş yolunu yazın, boş sayfaya kimse puan veremiyor.",
    "Notları çıktı alın, kenarlarda bolca boşluk bırakın.",
    "Office hour'a sakin haftalarda gidin, sınavdan önce kapıda kuyruk oluyor.",
    "Hesap makinesine yedek pil alın, salonda bulamazsınız.",
    "Ön koşul konularını ara tatilde tekrar edin.",
    "Grupta kim ne yapacak ilk gün konuşun, bir yere de yazın.",
    "Kitabın tek numaralı sorularını çözün, cevapları arkada var.",
    "Haftalık gidin, ikinci yarı ilk yarının her konusunun üstüne kuruluyor.",
    "Derste iki kere yapılan ispat kâğıtta da çıkar, benden söylemesi.",
    "Proje teslimini takviminize iki gün öncesine yazın.",
    "Syllabus'taki öğrenme çıktılarına bakın, sınav onları takip ediyor.",
    "Konuyu bir arkadaşınıza anlatın, eksiğinizi hemen görüyorsunuz.",
    "Sınav salonuna erken gidin, yerinizi bulmak sandığınızdan uzun sürüyor.",
    "Ödevi kopyalamayın, quizde aynısını başka sayılarla soruyorlar.",
    "Raporun her hâlini saklayın, mutlaka eskisine dönmek isteyeceksiniz.",
    "Yanında iki lab dersi yokken alın.",
    "Duyuru sayfasını takip edin, sınıf değişiklikleri sadece oradan geliyor.",
    "Gösterimi ilk hafta öğrenin, sonrasında her şey onunla yazılıyor.",
    "Finalden önce uyuyun, uykusuz işlem hatası okunmamış bir konudan pahalıya patlıyor.",
    "Sınav haftası kütüphaneye erken gidin, dokuzda yer kalmıyor.",
  ],
};
