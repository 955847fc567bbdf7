import type { Lexicon } from './lexicon.ts'
import { wordList } from './word-list.ts'

export const chinese: Lexicon = {
  tag: 'zh',
  name: 'Chinese',
  headings: {
    profile: wordList('个人简介 | 自我评价 | 个人总结 | 个人概述 | 求职意向 | 關於我 | 个人优势'),
    experience: wordList('业务经历 | 工作经历 | 工作经验 | 工作經驗 | 工作經歷 | 职业经历 | 实习经历 | 實習經歷'),
    education: wordList('教育 | 教育背景 | 教育经历 | 學歷 | 学历 | 教育經歷'),
    skills: wordList('技能 | 专业技能 | 技能特长 | 個人技能 | 专业技术 | 专长'),
    languages: wordList('语言 | 语言能力 | 語言能力 | 外语'),
    certifications: wordList('证书 | 資格證書 | 资格证书 | 培训经历'),
    projects: wordList('项目经历 | 项目经验 | 項目經驗 | 项目'),
    publications: wordList('论文 | 发表论文 | 科研成果'),
    awards: wordList('获奖情况 | 荣誉奖项 | 荣誉 | 獎項 | 获奖经历'),
    volunteering: wordList('课外活动 | 校园经历 | 社会实践 | 社會服務 | 志愿者经历'),
    interests: wordList('兴趣爱好 | 興趣愛好 | 爱好'),
    references: wordList('推荐人'),
    personal: wordList('联系方式 | 个人信息 | 基本信息 | 聯絡方式 | 個人資料 | 个人资料'),
  },
  headingHints: {
    experience: wordList('工作 | 经历'),
    education: wordList('学历 | 教育'),
    skills: wordList('技能'),
    certifications: wordList('证书'),
    projects: wordList('项目'),
  },
  documentTitles: wordList('简历 | 個人簡歷 | 个人简历'),
  calendar: 'gregorian',
  months: null,
  present: wordList('至今 | 现在 | 目前 | 現今 | 今'),
  since: [],
  until: wordList('到 | 至'),
  seasons: [],
  titles: [],
  titleEndings: [],
  titlesAnywhere: wordList(`
    工程师 | 經理 | 经理 | 总监 | 總監 | 主管 | 开发 | 设计师 | 設計師 | 分析师 | 顾问 | 顧問 | 助理 | 专员 | 專員 | 实习生 | 實習生 | 教授 | 教师 | 老师 | 研究员 |
    会计 | 律师 | 医生 | 护士 | 总裁 | 董事 | 负责人 | 架构师
  `),
  labels: {
    first: wordList('职位 | 職位 | 职务 | 岗位 | 专业'),
    second: wordList('公司(?:名称)? | 单位 | 學校 | 学校'),
    place: wordList('地点'),
    dates: wordList('时间 | 时间段'),
  },
  joiners: [],
  countries: wordList('中国'),
  remote: [],
  updated: wordList('最后更新(?:时间|日期)?|更新(?:时间|日期|于)|最後更新(?:時間|日期)?'),
  formHelp: wordList('如有需要.{0,4}另(?:附|加)(?:页|頁|纸|紙)|可另附(?:页|頁|纸|紙)'),
  commonWords: [],
}
