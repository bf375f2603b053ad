// Programmes of the graduate schools and institutes, which have course prefixes of their own.
import type { SeedDepartment } from "./types";

export const graduateDepartments: SeedDepartment[] = [
  {
    numericCode: "800", code: null, nameEn: "Graduate School of Social Sciences", nameTr: "Sosyal Bilimler Enstitüsü",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "801", code: "AH", nameEn: "History of Architecture", nameTr: "Mimarlık Tarihi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "810", code: "GWS", nameEn: "Gender and Women Studies",
    nameTr: "Toplumsal Cinsiyet ve Kadın Çalışmaları",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "811", code: "UPL", nameEn: "Urban Policy Planning and Local Governments",
    nameTr: "Kentsel Politika Planlaması ve Yerel Yönetimler",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "814", code: "SA", nameEn: "Settlement Archaeology", nameTr: "Yerleşim Arkeolojisi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "815", code: "ARS", nameEn: "Area Studies", nameTr: "Bölge Çalışmaları",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "816", code: "MCS", nameEn: "Media and Cultural Studies", nameTr: "Medya ve Kültürel Çalışmaları",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "817", code: null, nameEn: "Family Psychology", nameTr: "Aile Psikolojisi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "820", code: "ELT", nameEn: "English Language Teaching", nameTr: "İngiliz Dili Öğretimi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "821", code: "ELIT", nameEn: "English Literature", nameTr: "İngiliz Edebiyatı",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "822", code: null, nameEn: "Elementary Science and Mathematics Education",
    nameTr: "İlköğretim Fen ve Matematik Eğitimi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "823", code: null, nameEn: "Guidance and Psychological Counseling",
    nameTr: "Rehberlik ve Psikolojik Danışmanlık",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "824", code: null, nameEn: "Educational Administration and Planning",
    nameTr: "Eğitim Yönetimi ve Planlaması",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "825", code: null, nameEn: "Curriculum and Instruction", nameTr: "Eğitim Programları ve Öğretim",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "826", code: null, nameEn: "Mathematics Education (Graduate)", nameTr: "Matematik Eğitimi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "827", code: null, nameEn: "Science Education", nameTr: "Fen Bilimleri Eğitimi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "830", code: null, nameEn: "Industrial and Organizational Psychology",
    nameTr: "Endüstri ve Örgüt Psikolojisi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "831", code: "STPS", nameEn: "Science and Technology Policy Studies",
    nameTr: "Bilim ve Teknoloji Politikası Çalışmaları",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "832", code: "MES", nameEn: "Middle East Studies", nameTr: "Orta Doğu Araştırmaları",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "833", code: "EUS", nameEn: "European Studies", nameTr: "Avrupa Çalışmaları",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "834", code: "HRDE", nameEn: "Human Resources Development in Education",
    nameTr: "Eğitimde İnsan Kaynaklarını Geliştirme",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "835", code: "EAS", nameEn: "Eurasian Studies", nameTr: "Avrasya Çalışmaları",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "836", code: "AET", nameEn: "Applied Ethics", nameTr: "Uygulamalı Etik",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "837", code: "EMBA", nameEn: "Executive Master of Business Administration",
    nameTr: "Yöneticiler için İşletme",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "838", code: null, nameEn: "European Integration", nameTr: "Avrupa Bütünleşmesi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "839", code: "SPL", nameEn: "Social Policy", nameTr: "Sosyal Politika",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "840", code: "SAN", nameEn: "Social Anthropology", nameTr: "Sosyal Antropoloji",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "841", code: "GTSS", nameEn: "Social Sciences (Turkish- German) (International Joint Program)",
    nameTr: "Sosyal Bilimler (Türk-Alman) (Uluslararası Ortak Program)",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "842", code: "ASN", nameEn: "Asian Studies", nameTr: "Asya Çalışmaları",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "843", code: "LNA", nameEn: "Latin and North American Studies",
    nameTr: "Latin ve Kuzey Amerika Çalışmaları",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "852", code: "RP", nameEn: "Regional Planning", nameTr: "Bölge Planlama",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "853", code: "CP", nameEn: "City Planning", nameTr: "Şehir Planlama",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "854", code: "BS", nameEn: "Building Science", nameTr: "Yapı Bilimleri",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "855", code: "UD", nameEn: "Urban Design", nameTr: "Kentsel Tasarım",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "856", code: "CONS", nameEn: "Graduate Program in Conservation of Cultural Heritage",
    nameTr: "Kültürel Mirası Koruma Programı",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "857", code: "IDDI", nameEn: "Design Research for Interaction (International Joint Program)",
    nameTr: "Etkileşim için Tasarım (Uluslararası Ortak Program)",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "858", code: "ARCD",
    nameEn: "Computational Design and Fabrication Technologies in Architecture (International Joint Program)",
    nameTr: "Mimarlıkta Sayısal Tasarım ve Üretim Teknolojileri (Uluslararası Ortak Program)",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "860", code: "BCH", nameEn: "Biochemistry", nameTr: "Biyokimya",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "861", code: "BTEC", nameEn: "Biotechnology", nameTr: "Biyoteknoloji",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "862", code: "PST", nameEn: "Polymer Science and Technology", nameTr: "Polimer Bilim ve Teknolojisi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "863", code: "ARME", nameEn: "Archaeometry", nameTr: "Arkeometri",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "864", code: "ASTR", nameEn: "Astrophysics", nameTr: "Astrofizik",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "865", code: "GGIT", nameEn: "Geodetic and Geographical Information Technologies",
    nameTr: "Jeodezi ve Coğrafi Bilgi Teknolojileri",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "866", code: "EM", nameEn: "Engineering Management", nameTr: "Mühendislik Yönetimi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "867", code: "SE", nameEn: "Software Engineering", nameTr: "Yazılım Mühendisliği",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "868", code: null, nameEn: "Structural Mechanics", nameTr: "Yapı Mekaniği",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "869", code: null, nameEn: "Hydrosystems Engineering", nameTr: "Hidrosistem Mühendisliği",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "870", code: "CEME", nameEn: "Cement Engineering", nameTr: "Çimento Mühendisliği",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "871", code: "MNT", nameEn: "Micro and Nanotechnology", nameTr: "Mikro ve Nanoteknoloji",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "872", code: "BME", nameEn: "Biomedical Engineering", nameTr: "Biyomedikal Mühendisliği",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "873", code: "EQS", nameEn: "Earthquake Studies", nameTr: "Deprem Çalışmaları",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "874", code: "ESS", nameEn: "Earth System Science", nameTr: "Yer Sistem Bilimleri",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "875", code: null,
    nameEn: "Earthquake Engineering and Engineering Seismology (International Joint Program)",
    nameTr: "Deprem Mühendisliği ve Mühendislik Sismolojisi (Uluslararası Ortak Program)",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "876", code: "MDM", nameEn: "Mechanical Design and Manufacturing", nameTr: "Mekanik Tasarım ve İmalat",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "877", code: "OHS", nameEn: "Occupational Health and Safety", nameTr: "İş Sağlığı ve Güvenliği",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "878", code: "NSNT", nameEn: "Neuroscience and Neurotechnology", nameTr: "Nörobilim ve Nöroteknoloji",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "880", code: "OR", nameEn: "Operational Research", nameTr: "Yöneylem Araştırması",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "884", code: null, nameEn: "Environmental Management", nameTr: "Çevre Yönetimi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "885", code: "ROB", nameEn: "Robotics", nameTr: "Robotik",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "886", code: null, nameEn: "Data and Decision Sciences", nameTr: "Veri ve Karar Bilimleri",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "901", code: "IS", nameEn: "Information Systems", nameTr: "Bilişim Sistemleri",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "902", code: "COGS", nameEn: "Cognitive Sciences", nameTr: "Bilişsel Bilimler",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "903", code: null, nameEn: "Modelling and Simulation", nameTr: "Modelleme ve Simülasyon",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "904", code: "ION", nameEn: "Informatics Online", nameTr: "İnternet Üzerinden Bilişim",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "905", code: null, nameEn: "Software Management", nameTr: "Yazılım Yönetimi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "906", code: "MI", nameEn: "Medical Informatics", nameTr: "Tıp Bilişimi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "907", code: null, nameEn: "Work Based Learning Studies (International Joint Program)",
    nameTr: "İş Yaşamı Temelli Öğrenme (Uluslararası Ortak Program)",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "908", code: "BIN", nameEn: "Bioinformatics", nameTr: "Biyoenformatik",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "909", code: "MMI", nameEn: "Multimedia Informatics", nameTr: "Çokluortam Bilişimi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "910", code: "CSEC", nameEn: "Cyber Security", nameTr: "Siber Güvenlik",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "911", code: "DI", nameEn: "Data Informatics", nameTr: "Veri Bilişimi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "950", code: "MASC", nameEn: "Graduate School of Marine Sciences", nameTr: "Deniz Bilimleri Enstitüsü",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "951", code: null, nameEn: "Physical Oceanography", nameTr: "Fiziksel Oşinografi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "952", code: null, nameEn: "Chemical Oceanography", nameTr: "Kimyasal Oşinografi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "953", code: null, nameEn: "Marine Geology and Geophysics", nameTr: "Deniz Jeolojisi ve Jeofiziği",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "954", code: "MBIO", nameEn: "Marine Biology and Fisheries", nameTr: "Deniz Biyolojisi ve Balıkçılığı",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "956", code: "OCEA", nameEn: "Oceanography", nameTr: "Deniz Bilimi (Oşinografi)",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "970", code: "IAM", nameEn: "Institute of Applied Mathematics",
    nameTr: "Uygulamalı Matematik Enstitüsü",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "971", code: null, nameEn: "Cryptography", nameTr: "Kriptografi",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "972", code: null, nameEn: "Scientific Computing", nameTr: "Bilimsel Hesaplama",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "973", code: null, nameEn: "Financial Mathematics", nameTr: "Finansal Matematik",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "974", code: null, nameEn: "Financial Mathematics: Life Insurance Option",
    nameTr: "Finansal Matematik: Hayat Sigortası Opsiyonu",
    campus: "ankara", faculty: "Graduate Schools",
  },
  {
    numericCode: "976", code: null, nameEn: "Actuarial Science", nameTr: "Aktüerya Bilimleri",
    campus: "ankara", faculty: "Graduate Schools",
  },
];
