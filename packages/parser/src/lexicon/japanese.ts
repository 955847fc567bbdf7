import type { Lexicon } from './lexicon.ts'
import { wordList } from './word-list.ts'

export const japanese: Lexicon = {
  tag: 'ja',
  name: 'Japanese',
  headings: {
    profile: wordList('自己pr | 自己紹介 | 職歴要約 | 職務要約 | 要約 | 概要 | 志望動機 | 志望の動機'),
    experience: wordList('職歴 | 職務経歴 | 経歴 | 職務履歴'),
    education: wordList('学歴 | 学歴・職歴 | 最終学歴'),
    skills: wordList(`
      スキル | 経験・スキル | 技術 | 保有スキル | 活かせる経験・知識・技術等 | 活かせる経験・知識・技術 | 活かせる経験 | 特技 | 得意分野 | テクニカルスキル
    `),
    languages: wordList('語学 | 語学力 | 言語'),
    certifications: wordList('免許・資格 | 免許資格 | 資格 | 資格・免許 | 資格・特技 | 保有資格'),
    projects: wordList('プロジェクト'),
    publications: wordList('論文 | 著書'),
    awards: wordList('受賞 | 受賞歴 | 表彰'),
    volunteering: wordList('ボランティア'),
    interests: wordList('趣味 | 趣味・特技'),
    references: wordList('証明人'),
    personal: wordList('連絡先 | 基本情報 | 個人情報 | 本人希望記入欄'),
  },
  headingHints: {
    experience: wordList('職歴 | 職務経歴'),
    education: wordList('学歴'),
    skills: wordList('スキル'),
    certifications: wordList('資格'),
    projects: wordList('プロジェクト'),
  },
  documentTitles: wordList(String.raw`履歴書 | 履\s*歴\s*書 | 職務経歴書`),
  calendar: 'gregorian',
  months: null,
  present: wordList('現在 | 現職 | 現在に至る'),
  since: [],
  until: wordList('から'),
  seasons: [],
  titles: [],
  titleEndings: [],
  titlesAnywhere: wordList(`
    エンジニア | マネージャ | マネジャー | ディレクター | デザイナー | プログラマ | コンサルタント | アナリスト | 開発者 | 開発担当 | リーダー | 部長 | 課長 | 係長 | 主任 | 社長 |
    取締役 | 代表 | 営業 | 講師 | 研究員 | 教授 | 教師 | スタッフ | 担当 | 職員 | 看護師 | 医師 | 弁護士 | 会計士 | アルバイト | インターン | アシスタント
  `),
  labels: {
    first: wordList('職務 | 役職 | 職種 | 専攻'),
    second: wordList('学校 | 会社名? | 企業名 | 勤務先'),
    place: wordList('勤務地'),
    dates: wordList('期間 | 在籍期間'),
  },
  joiners: [],
  countries: wordList('日本'),
  legalForms: [],
  organisations: [],
  organisationsAnywhere: wordList(
    String.raw`株式会社 | 有限会社 | 合同会社 | \(株\) | ㈱ | 大学 | 病院 | 銀行 | 研究所`,
  ),
  cities: wordList('東京 | 大阪'),
  schools: wordList('大学 | 学校 | 高校 | 高専'),
  degrees: wordList('学士 | 修士 | 博士 | 卒業'),
  remote: [],
  updated: wordList('最終更新日?|更新日|最終更新日時'),
  formHelp: wordList('必要に応じて別紙を(?:使用|添付)|別紙(?:に記入|参照)'),
  commonWords: [],
}
