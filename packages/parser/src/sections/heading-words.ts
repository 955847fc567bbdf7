import { wordList } from '../word-list.ts'
import type { SectionKind } from '@tabard/contract'

/** Words people head a section of a CV with, by what the section holds. Compared in lower case, without signs. */
export const HEADING_WORDS: Readonly<Record<Exclude<SectionKind, 'other'>, readonly string[]>> = {
  profile: wordList(`
    profile | summary | professional summary | executive summary | career summary | personal profile |
    professional profile | about | about me | objective | career objective | personal statement | overview |
    introduction | summary of qualifications | career profile | bio | biography | highlights | professional overview |
    statement | profil | kurzprofil | über mich | zusammenfassung | persönliches profil | berufliches profil |
    profil professionnel | résumé | à propos | a propos | à propos de moi | objectif | présentation | perfil |
    perfil profesional | resumen | sobre mí | objetivo | extracto | profilo | profilo professionale | chi sono |
    sommario | riepilogo | obiettivo | profiel | samenvatting | over mij | persoonlijk profiel | perfil profissional |
    resumo | sobre mim | sobre | objetivo profissional | podsumowanie | podsumowanie zawodowe | o mnie |
    profil zawodowy | sammanfattning | om mig | profiltekst | om meg | sammendrag | resumé | tietoa minusta |
    yhteenveto | o mně | özet | hakkımda | profil personal | despre mine | о себе | обо мне | профиль | цель |
    про мене | προφίλ | درباره من | خلاصه | پروفایل | نبذة | نبذة عني | الملخص | 自己pr | 自己紹介 | 職歴要約 | 職務要約 | 要約 | 概要 |
    志望動機 | 志望の動機 | 个人简介 | 自我评价 | 个人总结 | 个人概述 | 求职意向 | 關於我 | 个人优势 | 자기소개 | 소개
  `),
  experience: wordList(`
    where i worked | where i've worked | where i have worked | my experience | my work | what i've done | my career | experience | work experience | professional experience | employment | employment history | work history |
    career history | professional background | career | relevant experience | professional history | job history |
    positions held | experience and employment | industry experience | professional appointments | appointments |
    academic appointments | academic positions | positions | research positions | academic experience |
    professional positions | research experience | teaching experience | internships | internship |
    internship experience | internships and experience | work | career experience | previous employment |
    current employment | additional experience | other experience | selected experience | leadership experience |
    military experience | consulting experience | experiences | career summary and experience | employment record |
    professional employment | work placements | clinical experience | freelance experience | earlier experience |
    earlier career | berufserfahrung | beruflicher werdegang | berufspraxis | werdegang | praktische erfahrung |
    praktika | berufliche erfahrung | berufliche erfahrungen | berufliche tätigkeiten | beruf | arbeitserfahrung |
    praxiserfahrung | berufliche stationen | erfahrung | erfahrungen | berufstätigkeit | expérience | expériences |
    expérience professionnelle | expériences professionnelles | parcours professionnel | emplois | stages |
    experiencia | experiencia laboral | experiencia profesional | historial laboral | trayectoria profesional |
    esperienza | esperienze | esperienza lavorativa | esperienze lavorative | esperienza professionale |
    esperienze professionali | werkervaring | ervaring | arbeidsverleden | loopbaan | experiência |
    experiência profissional | experiências profissionais | histórico profissional | doświadczenie |
    doświadczenie zawodowe | przebieg kariery | erfarenhet | arbetslivserfarenhet | anställningar | yrkeserfarenhet |
    erhvervserfaring | arbejdserfaring | erfaring | arbeidserfaring | yrkeserfaring | työkokemus |
    pracovní zkušenosti | praxe | iş deneyimi | deneyim | i̇ş deneyimi | tecrübe | experiență profesională |
    experiență | munkatapasztalat | szakmai tapasztalat | опыт работы | опыт | профессиональный опыт | досвід роботи |
    досвід | εργασιακή εμπειρία | επαγγελματική εμπειρία | تجربیات کاری | سوابق کاری | سوابق شغلی | تجربه کاری |
    تجربیات | الخبرة | الخبرات | الخبرة المهنية | الخبرات العملية | 職歴 | 職務経歴 | 経歴 | 職務履歴 | 业务经历 | 工作经历 | 工作经验 |
    工作經驗 | 工作經歷 | 职业经历 | 实习经历 | 實習經歷 | 경력 | 경력사항 | 업무경험 | 업무 경험
  `),
  education: wordList(`
    where i studied | where i learned | my education | what i studied | education | academic background | educational background | academic qualifications | academic history |
    qualifications | education and training | education training | academic | academics | studies |
    academic education | education and qualifications | education history | schooling | degrees |
    university education | academic record | educational qualifications | academic credentials |
    education and certifications | education certifications | ausbildung | bildung | bildungsweg | schulbildung |
    studium | akademische ausbildung | hochschulbildung | schulische ausbildung | ausbildung und studium |
    aus und weiterbildung | bildungsgang | berufsausbildung | akademischer werdegang | formation | formations |
    études | diplômes | éducation | parcours académique | formation académique | cursus | scolarité | educación |
    formación | formación académica | estudios | formazione | istruzione | istruzione e formazione | studi |
    titoli di studio | opleiding | opleidingen | educação | formação | formação académica | formação acadêmica |
    escolaridade | educação e formação | wykształcenie | edukacja | utbildning | utbildningar | uddannelse |
    utdanning | utdannelse | koulutus | vzdělání | eğitim | eğitim bilgileri | educație | studii | tanulmányok |
    végzettség | образование | освіта | εκπαίδευση | σπουδές | تحصیلات | سوابق تحصیلی | تعليم | التعليم | المؤهلات |
    المؤهلات العلمية | 学歴 | 学歴・職歴 | 最終学歴 | 教育 | 教育背景 | 教育经历 | 學歷 | 学历 | 教育經歷 | 학력 | 학력사항
  `),
  skills: wordList(`
    what i know | what i can do | my skills | my toolbox | what i do | skills | technical skills | key skills | core skills | core competencies | competencies | expertise |
    areas of expertise | technologies | tools | technical expertise | professional skills | skill set |
    skills summary | it skills | computer skills | soft skills | hard skills | strengths | technical proficiencies |
    technical | technical summary | tech stack | programming | programming languages | key competencies |
    capabilities | software | software skills | tools and technologies | technologies and tools | skills and tools |
    skills and competencies | other skills | specialties | areas of specialization | skills and expertise |
    abilities | relevant skills | core strengths | key strengths | proficiencies | personal skills |
    personal skills and competences | skills and competences | kenntnisse | fähigkeiten | kompetenzen |
    edv kenntnisse | it kenntnisse | fachkenntnisse | besondere kenntnisse | technische kenntnisse | kernkompetenzen |
    stärken | fähigkeiten und kenntnisse | kenntnisse und fähigkeiten | computerkenntnisse | qualifikationen |
    weitere kenntnisse | technologien | compétences | compétences techniques | compétences clés | atouts | outils |
    informatique | savoir faire | savoir être | habilidades | competencias | aptitudes | conocimientos |
    habilidades técnicas | informática | destrezas | competenze | competenze tecniche | capacità |
    capacità e competenze | competenze informatiche | abilità | vaardigheden | competenties | kennis |
    computervaardigheden | sterke punten | competências | habilidades e competências | conhecimentos |
    competências técnicas | umiejętności | kompetencje | umiejętności techniczne | kompetenser | färdigheter |
    kunskaper | it kunskaper | kompetencer | færdigheder | ferdigheter | kompetanse | taidot | osaaminen |
    dovednosti | znalosti | yetenekler | beceriler | competențe | aptitudini | készségek | навыки | ключевые навыки |
    умения | навички | δεξιότητες | مهارت ها | مهارت‌ها | مهارتها | مهارت‌های فنی | المهارات | مهارات | スキル | 経験・スキル |
    技術 | 保有スキル | 活かせる経験・知識・技術等 | 活かせる経験・知識・技術 | 活かせる経験 | 特技 | 得意分野 | テクニカルスキル | 技能 | 专业技能 | 技能特长 | 個人技能 | 专业技术 | 专长 |
    기술 | 보유기술 | 기술 스택 | 스킬
  `),
  languages: wordList(`
    languages | language | language skills | languages spoken | foreign languages | linguistic skills | sprachen |
    sprachkenntnisse | fremdsprachen | langues | compétences linguistiques | langues étrangères | idiomas | lenguas |
    lingue | lingue straniere | competenze linguistiche | conoscenze linguistiche | talen | talenkennis | línguas |
    języki | języki obce | znajomość języków | språk | språkkunskaper | sprog | språkkunnskaper | kielitaito |
    kielet | jazyky | jazykové znalosti | diller | yabancı dil | yabancı diller | limbi străine | limbi | nyelvek |
    nyelvtudás | языки | знание языков | иностранные языки | мови | γλώσσες | زبان | زبان ها | زبان‌ها | اللغات | 語学 |
    語学力 | 言語 | 语言 | 语言能力 | 語言能力 | 外语 | 외국어 | 언어
  `),
  certifications: wordList(`
    certifications | certificates | certification | certificate | licenses | licences | licenses and certifications |
    licenses certifications | certifications and licenses | professional certifications | training | trainings |
    courses | training and certifications | courses and certifications | professional development | accreditations |
    credentials | continuing education | professional training | coursework | relevant coursework |
    certificates and training | professional qualifications | certifications and training | zertifikate |
    zertifizierungen | weiterbildung | weiterbildungen | fortbildung | fortbildungen | kurse | lehrgänge |
    certificats | habilitations | formations complémentaires | certificaciones | certificados | cursos |
    formación complementaria | certificazioni | corsi | attestati | certificaten | cursussen | trainingen |
    certificações | certyfikaty | szkolenia | kursy | kursy i szkolenia | certifikat | certifieringar | kurser |
    certifikater | certificeringer | sertifikater | sertifikaatit | kurssit | certifikáty | kurzy | sertifikalar |
    certificări | сертификаты | курсы | сертифікати | πιστοποιήσεις | گواهینامه ها | گواهینامه‌ها | دوره ها |
    دوره‌ها | الشهادات | الدورات | 免許・資格 | 免許資格 | 資格 | 資格・免許 | 資格・特技 | 保有資格 | 证书 | 資格證書 | 资格证书 | 培训经历 | 자격증
  `),
  projects: wordList(`
    projects | project | personal projects | selected projects | key projects | project experience | side projects |
    academic projects | open source | open source projects | open source contributions | portfolio |
    technical projects | notable projects | project work | relevant projects | projekte | projekterfahrung | projets |
    projets personnels | proyectos | progetti | projecten | projetos | projekty | projekt | projekter | prosjekter |
    projektit | projeler | proiecte | projektek | проекты | проєкти | έργα | پروژه ها | پروژه‌ها | المشاريع | プロジェクト |
    项目经历 | 项目经验 | 項目經驗 | 项目 | 프로젝트
  `),
  publications: wordList(`
    publications | publication | papers | selected publications | articles | journal articles | conference papers |
    patents | patents and publications | publications and patents | talks | invited talks | presentations |
    conferences | conference presentations | speaking | speaking engagements | writing | books | lectures |
    talks and presentations | seminars | veröffentlichungen | publikationen | vorträge | patente | conférences |
    articles scientifiques | publicaciones | ponencias | artículos | pubblicazioni | publicaties | publicações |
    publikacje | publikationer | publikasjoner | julkaisut | publikace | yayınlar | publicații | publikációk |
    публикации | публікації | δημοσιεύσεις | مقالات | مقالات و انتشارات | انتشارات | المنشورات | 論文 | 著書 | 论文 | 发表论文 |
    科研成果 | 논문
  `),
  awards: wordList(`
    awards | honors | honours | awards and honors | honors and awards | honours and awards | honors awards |
    awards honors | achievements | key achievements | accomplishments | selected honors | recognition |
    awards and achievements | scholarships | awards and recognition | scholarships and awards | grants | fellowships |
    distinctions | prizes | honors and distinctions | auszeichnungen | preise | stipendien | erfolge |
    preise und auszeichnungen | prix | récompenses | distinctions et prix | réalisations | bourses | premios |
    reconocimientos | logros | becas | premi | riconoscimenti | prijzen | onderscheidingen | prêmios | prémios |
    conquistas | nagrody | osiągnięcia | nagrody i wyróżnienia | utmärkelser | priser | stipendier | palkinnot |
    ocenění | ödüller | premii | díjak | награды | достижения | нагороди | досягнення | βραβεία | جوایز | افتخارات |
    الجوائز | 受賞 | 受賞歴 | 表彰 | 获奖情况 | 荣誉奖项 | 荣誉 | 獎項 | 获奖经历 | 수상 | 수상경력 | 수상내역
  `),
  volunteering: wordList(`
    volunteering | volunteer | volunteer experience | volunteer work | voluntary work | community service |
    community involvement | community | extracurricular | extracurricular activities | extra curricular activities |
    activities | leadership | leadership and activities | leadership and involvement | service | charity work |
    affiliations | memberships | professional memberships | professional affiliations | affiliation | membership |
    organizations | governance | professional associations | campus involvement | involvement | social engagement |
    civic activities | ehrenamt | ehrenamtliches engagement | engagement | soziales engagement | mitgliedschaften |
    ehrenamtliche tätigkeiten | bénévolat | engagement associatif | vie associative | associations |
    activités extrascolaires | voluntariado | actividades | volontariato | attività | vrijwilligerswerk |
    nevenactiviteiten | trabalho voluntário | atividades | wolontariat | działalność | ideellt arbete | uppdrag |
    frivilligt arbejde | frivillig | frivillig arbeid | verv | vapaaehtoistyö | dobrovolnictví | gönüllülük |
    voluntariat | önkéntesség | волонтёрство | волонтерство | εθελοντισμός | فعالیت های داوطلبانه | العمل التطوعي |
    ボランティア | 课外活动 | 校园经历 | 社会实践 | 社會服務 | 志愿者经历 | 봉사활동 | 대외활동
  `),
  interests: wordList(`
    what i like | when i'm not working | my hobbies | interests | hobbies | hobbies and interests | interests and hobbies | personal interests |
    activities and interests | interests and activities | hobbies interests | passions | reading | other interests |
    interessen | hobbys | hobbys und interessen | interessen und hobbys | freizeit | hobbies und interessen |
    loisirs | centres d’intérêt | centres d'intérêt | centres d interet | intérêts | passions et loisirs | intereses |
    aficiones | hobbies e interessi | interessi | hobby | hobby e interessi | passioni | interesses | hobby’s |
    hobby's | zainteresowania | hobby i zainteresowania | intressen | fritidsintressen | fritid | interesser |
    fritidsinteresser | harrastukset | kiinnostuksen kohteet | zájmy | koníčky | ilgi alanları | hobiler | pasiuni |
    érdeklődés | хобби | интересы | увлечения | інтереси | захоплення | ενδιαφέροντα | علاقه مندی ها | علاقه‌مندی‌ها |
    علایق | الهوايات | الاهتمامات | 趣味 | 趣味・特技 | 兴趣爱好 | 興趣愛好 | 爱好 | 취미 | 관심사
  `),
  references: wordList(`
    references | referees | reference | professional references | recommendations | testimonials |
    references available upon request | referenzen | références | referencias | referenze | referenties |
    referências | referencje | referenser | referencer | referanser | suosittelijat | reference na vyžádání |
    referanslar | referințe | referenciák | рекомендации | рекомендації | συστάσεις | مراجع | معرف ها | معرفین |
    المراجع | 推荐人 | 証明人 | 추천인
  `),
  personal: wordList(`
    contact | contacts | contact information | contact details | contact me | contact info | personal information |
    personal details | personal data | personal info | personal | details | links | profiles | social | social media |
    social networks | social links | online | websites | find me online | my links | address |
    additional information | general information | get in touch | online presence | web | kontakt | kontaktdaten |
    persönliche daten | persönliche angaben | persönliches | zur person | angaben zur person | coordonnées |
    informations personnelles | état civil | me contacter | réseaux sociaux | contacto | datos personales |
    información personal | información de contacto | redes sociales | contatti | dati personali |
    informazioni personali | contatto | contactgegevens | persoonlijke gegevens | persoonsgegevens | personalia |
    contato | contactos | dados pessoais | informações pessoais | informação pessoal | dane osobowe |
    dane kontaktowe | kontaktuppgifter | personuppgifter | personlig information | personlige oplysninger |
    kontaktoplysninger | kontaktinformasjon | personlig informasjon | yhteystiedot | henkilötiedot | osobní údaje |
    kontaktní údaje | iletişim | kişisel bilgiler | date personale | személyes adatok | kapcsolat | elérhetőség |
    контакты | личная информация | личные данные | контакти | особисті дані | επικοινωνία | προσωπικά στοιχεία |
    اطلاعات تماس | اطلاعات شخصی | اطلاعات فردی | تماس | ویژگی‌های فردی | ویژگی های فردی | معلومات الاتصال |
    المعلومات الشخصية | البيانات الشخصية | 連絡先 | 基本情報 | 個人情報 | 本人希望記入欄 | 联系方式 | 个人信息 | 基本信息 | 聯絡方式 | 個人資料 | 个人资料 |
    연락처 | 인적사항 | 개인정보
  `),
}

/** Words that tell the kind of a longer heading (`Selected Industry Experience`). First match wins. */
export const HEADING_HINTS: readonly (readonly [SectionKind, RegExp])[] = [
  ['volunteering', /volunt|ehrenamt|bénévol|community|membership|extracurricular|affiliation/i],
  [
    'education',
    /educat|academic|ausbildung|bildung|studium|formation(?!.*profession)|formaci[óo]n|formazione|istruzione|opleiding|wykszta|utbildning|uddannelse|学歴|学历|教育/i,
  ],
  [
    'experience',
    /experien|employment|work history|career|internship|berufs|werdegang|praktik|expérience|experiencia|esperienz|experiência|ervaring|doświadcz|erfarenhet|erfaring|опыт|досвід|سوابق|تجرب|職歴|職務経歴|工作|经历/i,
  ],
  ['languages', /\blanguages?\b|sprachkennt|sprachen|langues|idiomas|lingue|talen\b|språk/i],
  ['certifications', /certif|licen[sc]e|zertifi|weiterbildung|courses?\b|training|資格|证书/i],
  ['publications', /publi[ck]a|papers|patents?\b|talks|presentations|speaking|conference/i],
  ['projects', /projects?\b|projekt|projets|proyectos|progetti|projetos|项目|プロジェクト/i],
  ['awards', /awards?\b|honou?rs|achievements|accomplishments|scholarship|auszeichnung|récompense|premios/i],
  [
    'skills',
    /skills?\b|competenc|kompetenz|kenntnisse|expertise|technolog|compétence|habilidad|vaardighe|umiejętn|スキル|技能/i,
  ],
  ['interests', /interests?\b|hobb(y|ies)|loisirs|interessen/i],
  ['references', /referenc|referees|referenz/i],
  ['profile', /profile|summary|about|objective|profil\b/i],
  ['personal', /contact|kontakt|personal (data|details|information)|persönliche/i],
]

/** What the document calls itself. */
export const DOCUMENT_TITLE =
  /^(?:curriculum(?: vitae)?|vitae|cv|c\.v\.|résumé|resume|lebenslauf|bewerbung|hoja de vida|currículo|currículum(?: vitae)?|履歴書|履\s*歴\s*書|職務経歴書|简历|個人簡歷|个人简历|이력서|رزومه|سيرة ذاتية|السيرة الذاتية|życiorys|резюме|europass)$/iu
