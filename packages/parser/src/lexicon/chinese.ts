import type { Lexicon } from './lexicon.ts'
import { compounds, wordList } from './word-list.ts'

export const chinese: Lexicon = {
  tag: 'zh',
  name: 'Chinese',
  headings: {
    profile: [
      ...wordList('求职意向 | 求職意向 | 关于我 | 關於我 | 简介 | 簡介 | 职业目标 | 職業目標 | 应聘意向 | 概述'),
      ...compounds(
        '个人 | 個人 | 自我 | 职业 | 職業',
        '简介 | 簡介 | 评价 | 評價 | 总结 | 總結 | 概述 | 优势 | 優勢 | 介绍 | 介紹 | 描述 | 陈述 | 陳述 | 概况',
      ),
    ],
    experience: compounds(
      '工作 | 职业 | 職業 | 任职 | 任職 | 从业 | 從業 | 实习 | 實習 | 业务 | 就业 | 工作与实习 | 工作及实习 | 主要工作 | 相关',
      '经历 | 經歷 | 经验 | 經驗 | 履历 | 履歷 | 背景 | 历程',
    ),
    education: [
      ...wordList('教育 | 学历 | 學歷 | 教育程度 | 毕业院校 | 学习经历 | 學習經歷'),
      ...compounds('教育 | 学历 | 學歷 | 学术', '背景 | 经历 | 經歷 | 信息 | 情况 | 及培训'),
    ],
    skills: [
      ...wordList('技能 | 专长 | 專長 | 特长 | 技术栈 | 掌握技能 | 技能与工具 | 核心竞争力 | 擅长领域'),
      ...compounds(
        '专业 | 專業 | 个人 | 個人 | 职业 | 职业 | 核心 | 技术 | 技術 | 相关 | 办公 | 计算机 | 电脑 | 其他',
        '技能 | 能力 | 特长 | 技术 | 专长',
      ),
      ...compounds('技能', '特长 | 清单 | 列表 | 专长 | 水平 | 概览 | 评价 | 爱好'),
    ],
    languages: wordList('语言 | 語言 | 语言能力 | 語言能力 | 语言水平 | 语言技能 | 外语 | 外語 | 外语水平 | 外语能力'),
    certifications: [
      ...wordList('证书 | 證書 | 培训经历 | 培訓經歷 | 培训 | 职业资格 | 资质 | 专业认证 | 认证'),
      ...compounds('资格 | 資格 | 技能 | 获得 | 所获 | 职业 | 专业', '证书 | 證書'),
    ],
    projects: [
      ...wordList('项目 | 項目 | 主要项目 | 个人项目 | 开源项目 | 作品集'),
      ...compounds('项目 | 項目 | 科研 | 研究', '经历 | 經歷 | 经验 | 經驗'),
    ],
    publications: wordList('论文 | 發表論文 | 发表论文 | 学术论文 | 科研成果 | 论文发表 | 著作 | 专利 | 学术成果'),
    awards: [
      ...wordList('荣誉 | 榮譽 | 奖项 | 獎項 | 荣誉奖项 | 荣誉与奖项 | 奖励 | 所获荣誉 | 获奖 | 所获奖项'),
      ...compounds('获奖 | 獲獎 | 荣誉 | 奖励', '情况 | 经历 | 經歷 | 证书 | 记录'),
    ],
    volunteering: [
      ...wordList('课外活动 | 社会实践 | 社會實踐 | 社會服務 | 志愿活动 | 社团活动 | 学生工作 | 志愿服务'),
      ...compounds('校园 | 校內 | 志愿者 | 社团 | 志愿 | 实践', '经历 | 經歷'),
    ],
    interests: wordList('兴趣爱好 | 興趣愛好 | 爱好 | 愛好 | 兴趣 | 个人爱好 | 业余爱好 | 兴趣与爱好'),
    references: wordList('推荐人 | 推薦人 | 证明人'),
    personal: [
      ...wordList('联系方式 | 聯絡方式 | 聯繫方式 | 联系信息 | 联系我'),
      ...compounds('个人 | 個人 | 基本', '信息 | 資料 | 资料 | 情况'),
    ],
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
  legalForms: [],
  organisations: [],
  organisationsAnywhere: wordList('公司 | 集团 | 集團 | 银行 | 医院 | 研究院 | 事务所'),
  cities: wordList('上海 | 北京 | 深圳'),
  schools: wordList('学院'),
  degrees: wordList('硕士 | 本科'),
  remote: [],
  updated: wordList('最后更新(?:时间|日期)?|更新(?:时间|日期|于)|最後更新(?:時間|日期)?'),
  formHelp: wordList('如有需要.{0,4}另(?:附|加)(?:页|頁|纸|紙)|可另附(?:页|頁|纸|紙)'),
  commonWords: [],
}
