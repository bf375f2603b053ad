// Departments of the Northern Cyprus campus, whose codes run beside those of Ankara.
import type { SeedDepartment } from "./types";

export const cyprusDepartments: SeedDepartment[] = [
  {
    numericCode: "351", code: null, nameEn: "Business Administration (International Joint Program) (NCC)",
    nameTr: "İşletme (Uluslararası Ortak Program) (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "352", code: "ECO", nameEn: "Economics (NCC)", nameTr: "İktisat (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "353", code: "BUS", nameEn: "Business Administration (NCC)", nameTr: "İşletme (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "354", code: "PSIR", nameEn: "Political Science and International Relations (NCC)",
    nameTr: "Siyaset Bilimi ve Uluslararası İlişkiler (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "355", code: "CNG", nameEn: "Computer Engineering (NCC)", nameTr: "Bilgisayar Mühendisliği (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "356", code: "EEE", nameEn: "Electrical and Electronics Engineering (NCC)",
    nameTr: "Elektrik ve Elektronik Mühendisliği (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "357", code: "MAT", nameEn: "Mathematics (NCC)", nameTr: "Matematik (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "358", code: "PHY", nameEn: "Physics (NCC)", nameTr: "Fizik (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "359", code: "ENGL", nameEn: "Modern Languages (English) (NCC)",
    nameTr: "Modern Diller (İngilizce) (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "360", code: "CHM", nameEn: "Chemistry (NCC)", nameTr: "Kimya (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "361", code: "TUR", nameEn: "Turkish Language (NCC)", nameTr: "Türk Dili (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "362", code: "HST", nameEn: "History (NCC)", nameTr: "Tarih (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "363", code: null, nameEn: "Statistics (NCC)", nameTr: "İstatistik (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "364", code: "CVE", nameEn: "Civil Engineering (NCC)", nameTr: "İnşaat Mühendisliği (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "365", code: "MECH", nameEn: "Mechanical Engineering (NCC)", nameTr: "Makina Mühendisliği (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "366", code: "EFL", nameEn: "Teaching English as a Foreign Language (NCC)",
    nameTr: "İngilizce Öğretmenliği (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "367", code: "CHME", nameEn: "Chemical Engineering (NCC)", nameTr: "Kimya Mühendisliği (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "368", code: "EDUS", nameEn: "Educational Sciences (NCC)", nameTr: "Eğitim Bilimleri (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "369", code: "GRM", nameEn: "Modern Languages (German) (NCC)", nameTr: "Modern Diller (Almanca) (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "370", code: "FRN", nameEn: "Modern Languages (French) (NCC)",
    nameTr: "Modern Diller (Fransızca) (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "371", code: "PSYC", nameEn: "Psychology (NCC)", nameTr: "Psikoloji (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "372", code: "SOCL", nameEn: "Sociology (NCC)", nameTr: "Sosyoloji (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "373", code: "BIO", nameEn: "Biology (NCC)", nameTr: "Biyoloji (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "374", code: "PNGE", nameEn: "Petroleum and Natural Gas Engineering (NCC)",
    nameTr: "Petrol ve Doğal Gaz Mühendisliği (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "375", code: "ART", nameEn: "Art (NCC)", nameTr: "Sanat (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "376", code: "CTE", nameEn: "Computer Education and Instructional Technology (NCC)",
    nameTr: "Bilgisayar ve Öğretim Teknolojileri Öğretmenliği (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "377", code: "PHL", nameEn: "Philosophy (NCC)", nameTr: "Felsefe (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "378", code: "GPC", nameEn: "Guidance and Psychological Counseling (NCC)",
    nameTr: "Rehberlik ve Psikolojik Danışmanlık (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "379", code: "ARC", nameEn: "Architecture (NCC)", nameTr: "Mimarlık (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "380", code: "CHIN", nameEn: "Modern Languages (Chinese) (NCC)", nameTr: "Modern Diller (Çince) (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "381", code: null, nameEn: "Fine Arts (NCC)", nameTr: "Güzel Sanatlar (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "382", code: null, nameEn: "Environmental Engineering (NCC)", nameTr: "Çevre Mühendisliği (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "383", code: "ESC", nameEn: "Engineering Sciences (NCC)", nameTr: "Mühendislik Bilimleri (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "384", code: "ASE", nameEn: "Aerospace Engineering (NCC)",
    nameTr: "Havacılık ve Uzay Mühendisliği (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "385", code: "SPN", nameEn: "Modern Languages (Spanish) (NCC)",
    nameTr: "Modern Diller (İspanyolca) (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "386", code: null, nameEn: "Industrial Design (NCC)", nameTr: "Endüstri Ürünleri Tasarımı (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "387", code: "OCHS", nameEn: "Occupational Health and Safety (NCC)",
    nameTr: "İş Sağlığı ve Güvenliği (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "388", code: "INE", nameEn: "Industrial Engineering (NCC)", nameTr: "Endüstri Mühendisliği (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "389", code: "SNG", nameEn: "Software Engineering (NCC)", nameTr: "Yazılım Mühendisliği (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "390", code: "SEES", nameEn: "Sustainable Environment and Energy Systems (NCC)",
    nameTr: "Sürdürülebilir Çevre ve Enerji Sistemleri (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
  {
    numericCode: "391", code: "ENLT", nameEn: "English Language Teaching (NCC)", nameTr: "İngiliz Dili Öğretimi (KKK)",
    campus: "cyprus", faculty: "Northern Cyprus Campus",
  },
];
