export const sampleTitle = 'CURRICULUM VITAE'

/**
 * The sample candidate's own file, as it was sent: each entry is a paragraph, and `#` starts a heading. It is a picture
 * of a
 * document and is not read out, so its words are data and are the same in every language.
 */
export const sampleOriginal: readonly string[] = [
  'Name: Maren Oduya\nAddress: Rotterdam, NL\nE-mail: maren.oduya@mail.example',
  '#PERSONAL STATEMENT',
  'I am a supply chain leader with fourteen (14) years of experience in chilled food and retail logistics. I run networks of up to five distribution centres and I have taken an automation programme from business case to handover.',
  '#EMPLOYMENT HISTORY',
  '03/2020 - now   HALDEN FOODS, Rotterdam\nHead of Supply Chain\n- lead 210 people across five distribution centres serving 1,400 stores in Benelux\n- cut cost per case by 11% in 2 years by re-planning inbound from 38 suppliers\n- On-Time-In-Full from 91.2% to 97.8%, held for nine quarters\n- sponsor of goods-to-person programme in Moerdijk (4 wks early)',
  '06/2015 - 02/2020   CORVANE LOGISTICS, Antwerp\nRegional Logistics Manager\n- chilled distribution, 3 retail clients, 46 vehicles, 2 sites, 120 people\n- won Brightwater renewal (open book)\n- built control tower; missed windows 6.4% > 1.9%',
  '09/2011 - 05/2015   BRIGHTWATER RETAIL GROUP, Leeds\nOperations Planner\n- weekly replenishment, 220 stores\n- slot booking for 90 hauliers',
  '#EDUCATION',
  '2009-2011 MSc Operations Management, Maas University\n2006-2009 BA Geography, University of Aldwick',
  '#SKILLS',
  'network design, S&OP, SAP EWM, automation, tendering, contracts, P&L to 62 mln',
  '#LANGUAGES',
  'English (native), Norwegian (C2), Dutch (C1), German (B2)',
  '#CERTIFICATES',
  'CSCP, 2018. Lean Six Sigma Black Belt, 2016.',
]
