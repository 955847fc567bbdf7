import type { Lexicon } from './lexicon.ts'
import { wordList } from './word-list.ts'

export const english: Lexicon = {
  tag: 'en',
  name: 'English',
  headings: {
    profile: wordList(`
      profile | summary | professional summary | executive summary | career summary | personal profile |
      professional profile | about | about me | objective | career objective | personal statement | overview |
      introduction | summary of qualifications | career profile | bio | biography | highlights |
      professional overview | statement
    `),
    experience: wordList(`
      where i worked | where i've worked | where i have worked | my experience | my work | what i've done |
      my career | experience | work experience | professional experience | employment | employment history |
      work history | career history | professional background | career | relevant experience | professional history |
      job history | positions held | experience and employment | industry experience | professional appointments |
      appointments | academic appointments | academic positions | positions | research positions |
      academic experience | professional positions | research experience | teaching experience | internships |
      internship | internship experience | internships and experience | work | career experience |
      previous employment | current employment | additional experience | other experience | selected experience |
      leadership experience | military experience | consulting experience | experiences |
      career summary and experience | employment record | professional employment | work placements |
      clinical experience | freelance experience | earlier experience | earlier career
    `),
    education: wordList(`
      where i studied | where i learned | my education | what i studied | education | academic background |
      educational background | academic qualifications | academic history | qualifications | education and training |
      education training | academic | academics | studies | academic education | education and qualifications |
      education history | schooling | degrees | university education | academic record | educational qualifications |
      academic credentials | education and certifications | education certifications
    `),
    skills: wordList(`
      what i know | what i can do | my skills | my toolbox | what i do | skills | technical skills | key skills |
      core skills | core competencies | competencies | expertise | areas of expertise | technologies | tools |
      technical expertise | professional skills | skill set | skills summary | it skills | computer skills |
      soft skills | hard skills | strengths | technical proficiencies | technical | technical summary | tech stack |
      programming | programming languages | key competencies | capabilities | software | software skills |
      tools and technologies | technologies and tools | skills and tools | skills and competencies | other skills |
      specialties | areas of specialization | skills and expertise | abilities | relevant skills | core strengths |
      key strengths | proficiencies | personal skills | personal skills and competences | skills and competences
    `),
    languages: wordList(`
      languages | language | language skills | languages spoken | foreign languages | linguistic skills
    `),
    certifications: wordList(`
      certifications | certificates | certification | certificate | licenses | licences |
      licenses and certifications | licenses certifications | certifications and licenses |
      professional certifications | training | trainings | courses | training and certifications |
      courses and certifications | professional development | accreditations | credentials | continuing education |
      professional training | coursework | relevant coursework | certificates and training |
      professional qualifications | certifications and training
    `),
    projects: wordList(`
      projects | project | personal projects | selected projects | key projects | project experience | side projects |
      academic projects | open source | open source projects | open source contributions | portfolio |
      technical projects | notable projects | project work | relevant projects
    `),
    publications: wordList(`
      publications | publication | papers | selected publications | articles | journal articles | conference papers |
      patents | patents and publications | publications and patents | talks | invited talks | presentations |
      conferences | conference presentations | speaking | speaking engagements | writing | books | lectures |
      talks and presentations | seminars
    `),
    awards: wordList(`
      awards | honors | honours | awards and honors | honors and awards | honours and awards | honors awards |
      awards honors | achievements | key achievements | accomplishments | selected honors | recognition |
      awards and achievements | scholarships | awards and recognition | scholarships and awards | grants |
      fellowships | distinctions | prizes | honors and distinctions
    `),
    volunteering: wordList(`
      volunteering | volunteer | volunteer experience | volunteer work | voluntary work | community service |
      community involvement | community | extracurricular | extracurricular activities | extra curricular activities |
      activities | leadership | leadership and activities | leadership and involvement | service | charity work |
      affiliations | memberships | professional memberships | professional affiliations | affiliation | membership |
      organizations | governance | professional associations | campus involvement | involvement | social engagement |
      civic activities
    `),
    interests: wordList(`
      what i like | when i'm not working | my hobbies | interests | hobbies | hobbies and interests |
      interests and hobbies | personal interests | activities and interests | interests and activities |
      hobbies interests | passions | reading | other interests
    `),
    references: wordList(`
      references | referees | reference | professional references | recommendations | testimonials |
      references available upon request
    `),
    personal: wordList(`
      contact | contacts | contact information | contact details | contact me | contact info | personal information |
      personal details | personal data | personal info | personal | details | links | profiles | social |
      social media | social networks | social links | online | websites | find me online | my links | address |
      additional information | general information | get in touch | online presence | web
    `),
  },
  headingHints: {
    profile: wordList('profile | summary | about | objective'),
    experience: wordList('experien | employment | work history | career | internship'),
    education: wordList('educat | academic'),
    skills: wordList(String.raw`skills?\b | competenc | expertise | technolog`),
    languages: wordList(String.raw`\blanguages?\b`),
    certifications: wordList(String.raw`certif | licen[sc]e | courses?\b | training`),
    projects: wordList(String.raw`projects?\b`),
    publications: wordList(
      String.raw`publi[ck]a | papers | patents?\b | talks | presentations | speaking | conference`,
    ),
    awards: wordList(String.raw`awards?\b | honou?rs | achievements | accomplishments | scholarship`),
    volunteering: wordList('volunt | community | membership | extracurricular | affiliation'),
    interests: wordList(String.raw`interests?\b | hobb(?:y|ies)`),
    references: wordList('referenc | referees'),
    personal: wordList('contact | personal (?:data|details|information)'),
  },
  documentTitles: wordList(String.raw`curriculum(?: vitae)? | vitae | cv | c\.v\. | resume | europass`),
  calendar: 'gregorian',
  months: [
    wordList('january | jan'),
    wordList('february | feb'),
    wordList('march | mar'),
    wordList('april | apr'),
    wordList('may'),
    wordList('june | jun'),
    wordList('july | jul'),
    wordList('august | aug'),
    wordList('september | sept | sep'),
    wordList('october | oct'),
    wordList('november | nov'),
    wordList('december | dec'),
  ],
  present: wordList(`
    present | the present | current | currently | now | today | ongoing | on-going | to date | date | till date |
    till now | until now | still
  `),
  since: wordList('since | from'),
  until: wordList('to | until | till | til | through | thru'),
  seasons: wordList(`
    spring | summer | autumn | fall | winter | early | mid | late | end of | ca. | circa | approx. | about
  `),
  titles: wordList(`
    engineer | developer | manager | director | analyst | consultant | designer | architect | administrator |
    assistant | associate | officer | specialist | coordinator | supervisor | representative | technician | intern |
    trainee | apprentice | president | vice president | vp | svp | evp | avp | ceo | cto | cfo | coo | cio | cmo |
    cpo | chro | founder | co-founder | cofounder | owner | partner | principal | head of | head | chief | lead |
    leader | executive | scientist | researcher | professor | lecturer | teacher | tutor | instructor | trainer |
    coach | nurse | physician | doctor | surgeon | pharmacist | therapist | dentist | paramedic | caregiver | lawyer |
    attorney | paralegal | solicitor | barrister | counsel | judge | accountant | auditor | bookkeeper | controller |
    treasurer | banker | trader | broker | underwriter | actuary | economist | cashier | clerk | secretary |
    receptionist | chef | cook | waiter | waitress | barista | bartender | server | host | driver | pilot | captain |
    mechanic | electrician | plumber | carpenter | welder | operator | machinist | foreman | inspector | worker |
    labourer | laborer | cleaner | guard | firefighter | soldier | sergeant | lieutenant | programmer | tester | qa |
    sdet | devops | sre | dba | webmaster | writer | copywriter | editor | author | journalist | reporter |
    photographer | videographer | illustrator | animator | artist | musician | actor | producer | strategist |
    planner | buyer | merchandiser | marketer | recruiter | headhunter | salesperson | salesman | seller | adviser |
    advisor | agent | estimator | surveyor | expert | fellow | postdoc | phd student | student assistant | student |
    volunteer | contractor | freelancer | freelance | self-employed | entrepreneur | ambassador | evangelist | chair |
    chairman | chairwoman | chairperson | board member | member | mentor | scrum master | product owner | team lead |
    superintendent | dispatcher | librarian | curator | archivist | translator | interpreter | biologist | chemist |
    physicist | statistician | mathematician | geologist | psychologist | counselor | counsellor | social worker |
    generalist | handler | packer | picker | stocker | keeper | warden | ranger | steward | stewardess | attendant |
    crew | ninja | guru | rockstar | wizard | hacker | master
  `),
  titleEndings: [],
  titlesAnywhere: [],
  labels: {
    first: wordList(String.raw`
      job title | title | position | role | designation | occupation(?: or position held)? | position held |
      position\/title | job role | title of qualification(?: awarded)? | degree | qualification | course |
      program(?:me)?
    `),
    second: wordList(String.raw`
      company(?: name)? | employer | organi[sz]ation | client | firm | name (?:and address )?of employer |
      name and type of organi[sz]ation.* | institution | board | board ?\/ ?university | university ?\/ ?board |
      school ?\/ ?college | name of (?:the )?(?:institution|university|college|school).* | school | university |
      college | institute
    `),
    place: wordList('location | place | city | country'),
    dates: wordList(String.raw`
      dates?(?: \(from[ –-]*to\))? | to | year | years | year of passing | passing year | year of completion |
      period | duration | from | date from | tenure | time ?frame
    `),
  },
  joiners: wordList('at'),
  countries: wordList(String.raw`
    usa | u\.s\.a\.? | united states | us | uk | united kingdom | england | scotland | wales | ireland | germany |
    austria | switzerland | france | spain | portugal | italy | netherlands | the netherlands | belgium | luxembourg |
    denmark | sweden | norway | finland | iceland | poland | czech republic | czechia | slovakia | hungary | romania |
    bulgaria | greece | turkey | ukraine | russia | estonia | latvia | lithuania | serbia | croatia | slovenia |
    canada | mexico | brazil | argentina | chile | colombia | peru | venezuela | ecuador | uruguay | india |
    pakistan | bangladesh | sri lanka | nepal | china | hong kong | taiwan | japan | south korea | korea | singapore |
    malaysia | thailand | vietnam | philippines | indonesia | australia | new zealand | south africa | nigeria |
    kenya | egypt | morocco | ghana | israel | uae | united arab emirates | dubai | saudi arabia | qatar | iran |
    iraq | jordan | lebanon
  `),
  legalForms: wordList(`
    inc | incorporated | corp | corporation | co | company | llc | llp | lp | ltd | limited | plc | pty | pvt |
    private
  `),
  organisations: wordList(`
    group | holding | holdings | bank | insurance | partners | associates | consulting | solutions | technologies |
    technology | tech | systems | software | labs? | laboratory | laboratories | studios? | media | agency |
    industries | enterprises? | ventures | capital | international | worldwide | university | college | school |
    institute? | hospital | clinic | ministry | department | council | foundation | association | society | union |
    church | museum | hotel | restaurant | pharma | pharmaceuticals | logistics | airlines | airways | motors |
    energy | electric | telecom | networks? | services | retail | stores? | supermarket | market | books | press |
    publishing | authority | office of | centre | center | startup | research | brothers | bros | sons | freelance
  `),
  organisationsAnywhere: [],
  cities: wordList(`
    london | manchester | edinburgh | dublin | munich | cologne | vienna | zurich | geneva | lisbon | rome | milan |
    brussels | copenhagen | warsaw | krakow | prague | bucharest | sofia | athens | kyiv | kiev | moscow | tallinn |
    riga | vilnius | new york | san francisco | los angeles | seattle | boston | chicago | austin | washington |
    toronto | vancouver | montreal | mexico city | bangalore | bengaluru | mumbai | delhi | new delhi | hyderabad |
    chennai | pune | kolkata | beijing | shanghai | shenzhen | tokyo | osaka | seoul | sydney | melbourne |
    brisbane | auckland | cape town | johannesburg | nairobi | lagos | cairo | tel aviv | tehran
  `),
  schools: wordList(String.raw`
    universit | college | school | institut | academy | academia | polytech | politec | faculty |
    \b(?:mit|ucla|usc|nyu|eth|epfl|lse|ucl|tu|fh|uc|iit|nit|bits|kth|dtu|hec|insead|caltech)\b
  `),
  degrees: wordList(String.raw`
    
    \b(?:b\.?\s?sc|m\.?\s?sc|b\.?\s?a|m\.?\s?a|b\.?\s?s|m\.?\s?s|b\.?\s?eng|m\.?\s?eng|b\.?\s?tech|m\.?\s?tech|b\.?\s?com|m\.?\s?com|b\.?\s?ed|m\.?\s?ed|ll\.?\s?b|ll\.?\s?m|mba|bba|mphil|ph\.?\s?d|d\.?\s?phil|m\.?\s?d|j\.?\s?d|dr|gcse|a-?levels?|o-?levels?|hnd|hnc|btec|ib)\b |
    bachelor | master | doctor | doctorate | diploma | degree | associate | certificate | minor | major | graduate |
    high school | secondary school | computer science | engineering | business administration | economics
  `),
  remote: wordList('remote | hybrid | on-?site | work from home | home ?office'),
  updated: wordList(
    '(?:last )?(?:updated|modified|revised|edited)|last (?:update|revision|change)|date of last (?:update|revision)|current as of',
  ),
  formHelp: wordList(`
      use (?:additional|extra|separate) (?:sheets?|pages?|paper)|(?:attach|add) (?:additional|extra|separate) (?:sheets?|pages?)|
      continue on (?:a|an) (?:separate|additional) (?:sheet|page)|if (?:necessary|needed|applicable), (?:attach|use) .*(?:sheets?|pages?)|
      remove (?:headings|if not) (?:not )?relevant|add separate entries for each|optional, see instructions|see instructions|
      (?:click|tap|click or tap) here to (?:enter|add|type) text|for office use only|please (?:print|type|use block capitals|complete in block capitals)|
      delete as (?:appropriate|applicable)|list in (?:reverse )?chronological order|start(?:ing)? with (?:the|your) most recent
    `),
  commonWords: wordList('the | and | of | with | for | to | in | on | by | from | as | at'),
}
