import type { Lexicon } from './lexicon.ts'
import { wordList } from './word-list.ts'

export const persian: Lexicon = {
  tag: 'fa',
  name: 'Persian',
  headings: {
    profile: wordList('درباره من | خلاصه | پروفایل'),
    experience: wordList('تجربیات کاری | سوابق کاری | سوابق شغلی | تجربه کاری | تجربیات'),
    education: wordList('تحصیلات | سوابق تحصیلی'),
    skills: wordList('مهارت ها | مهارت‌ها | مهارتها | مهارت‌های فنی'),
    languages: wordList('زبان | زبان ها | زبان‌ها'),
    certifications: wordList('گواهینامه ها | گواهینامه‌ها | دوره ها | دوره‌ها'),
    projects: wordList('پروژه ها | پروژه‌ها'),
    publications: wordList('مقالات | مقالات و انتشارات | انتشارات'),
    awards: wordList('جوایز | افتخارات'),
    volunteering: wordList('فعالیت های داوطلبانه'),
    interests: wordList('علاقه مندی ها | علاقه‌مندی‌ها | علایق'),
    references: wordList('مراجع | معرف ها | معرفین'),
    personal: wordList('اطلاعات تماس | اطلاعات شخصی | اطلاعات فردی | تماس | ویژگی‌های فردی | ویژگی های فردی'),
  },
  headingHints: {
    experience: wordList('سوابق | تجرب'),
  },
  documentTitles: wordList('رزومه'),
  calendar: 'solar-hijri',
  months: [
    wordList('فروردین'),
    wordList('اردیبهشت'),
    wordList('خرداد'),
    wordList('تیر'),
    wordList('مرداد'),
    wordList('شهریور'),
    wordList('مهر'),
    wordList('آبان'),
    wordList('آذر'),
    wordList('دی'),
    wordList('بهمن'),
    wordList('اسفند'),
  ],
  present: wordList('اکنون | تاکنون | حال | الان | ادامه دارد'),
  since: [],
  until: wordList('تا'),
  seasons: [],
  titles: [],
  titleEndings: [],
  titlesAnywhere: wordList(`
    راهبر | مهندس | مدیر | کارشناس | توسعه‌?دهنده | برنامه‌?نویس | تحلیل‌?گر | مشاور | طراح | معلم | استاد | کارآموز |
    سرپرست | رئیس | پژوهشگر | معاون | مدرس | پزشک | پرستار | حسابدار | وکیل
  `),
  labels: {
    first: wordList('سمت | عنوان شغلی'),
    second: wordList('شرکت'),
    place: [],
    dates: [],
  },
  joiners: [],
  countries: wordList('ایران'),
  remote: [],
  updated: wordList('آخرین (?:به ?روزرسانی|ویرایش)|به ?روز ?رسانی(?: شده)?|تاریخ به ?روزرسانی'),
  formHelp: wordList('در صورت نیاز از (?:برگه|صفحه)‌? ?(?:های)? ?اضافی استفاده کنید'),
  commonWords: [],
}
