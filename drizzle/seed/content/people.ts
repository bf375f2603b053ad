// Invented names from which the seed draws its students, so that nobody real appears in it.
export const givenNames: string[] = [
  "Ahmet", "Mehmet", "Mustafa", "Emre", "Burak", "Can", "Cem", "Deniz", "Efe", "Ege", "Kaan", "Kerem", "Mert", "Onur",
  "Ozan", "Umut", "Yiğit", "Arda", "Berk", "Bora", "Doruk", "Furkan", "Görkem", "Halil", "İlker", "Oğuzhan", "Sarp",
  "Tuna", "Utku", "Volkan", "Ayşe", "Fatma", "Elif", "Zeynep", "Ece", "Defne", "Selin", "Melis", "İrem", "Naz", "Ceren",
  "Gizem", "Beril", "Pelin", "Sude", "Yağmur", "Nehir", "Ilgın", "Bahar", "Çağla", "Duygu", "Esra", "Hilal", "Şevval",
  "Buse", "Dilara", "Nisa", "Rabia", "Tuğçe", "Ömer", "Şahin", "Liam", "Omar", "Aisha", "Elena", "Dmitri", "Anna",
  "Yusuf", "Fatima", "Aliya", "Chen", "Amina", "Luca", "Marta", "Sofia", "Hamza", "Nurlan", "Leila", "Ibrahim", "Jonas",
  "Mariam", "Timur",
];

export const surnames: string[] = [
  "Demir", "Aydın", "Kılıç", "Aslan", "Çetin", "Kara", "Koç", "Kurt", "Şimşek", "Çakır", "Tekin", "Keskin", "Işık",
  "Taş", "Bozkurt", "Sarı", "Ateş", "Tunç", "Ekinci", "Yaman", "Soylu", "Karakuş", "Sezgin", "Akyol", "Toprak",
  "Gürbüz", "Demirci", "Kahraman", "Ertürk", "Çiftçi", "Başaran", "Karataş", "Gökmen", "Altıntaş", "Sancak", "Özçelik",
  "Durmaz", "Kayaalp", "Tandoğan", "Ilgaz", "Çağlar", "Ferah", "Haznedar", "Ilıcalı", "Kandemir", "Leblebici", "Meşe",
  "Narin", "Oruç", "Pamuk", "Saraçoğlu", "Tezcan", "Zengin", "Zorlu", "Balaban", "Çınar", "Dinçer", "Erbil", "Fidan",
  "Ergüven", "Karabacak", "Petrov", "Novak", "Haddad", "Rahman", "Okafor", "Ivanova", "Müller", "Rossi", "Kowalski",
  "Hassan", "Aliyev", "Karimov", "Nazarov", "Silva", "Nguyen", "Tanaka", "Andersen", "Mammadov", "Farouk",
];
