import type { Migration } from './migration.ts'

/**
 * Turns each parsed section from one text into lines, each with a role. Existing CVs get their text's lines with the roles
 * item and text only; other roles need the original to be read again.
 */
export const parsedLines: Migration = {
  name: '0017-parsed-lines',
  statements: [
    `update applications set misc_data = jsonb_set(misc_data, '{parsed,sections}', (
       select coalesce(jsonb_agg(
         case when section ? 'text' then (section - 'text') || jsonb_build_object('lines', (
           select coalesce(jsonb_agg(jsonb_build_object(
             'role', case when starts_with(said, '• ') then 'item' else 'text' end,
             'level', 0,
             'runs', jsonb_build_array(jsonb_build_object(
               'text', replace(regexp_replace(said, '^• ', ''), ' | ', e'\\t'))),
             'source', '[]'::jsonb) order by line), '[]')
           from regexp_split_to_table(section ->> 'text', e'\\n') with ordinality as lines (said, line)
           where said <> ''))
         else section end order by place), '[]')
       from jsonb_array_elements(misc_data #> '{parsed,sections}') with ordinality as sections (section, place)))
     where jsonb_typeof(misc_data #> '{parsed,sections}') = 'array'`,
  ],
}
