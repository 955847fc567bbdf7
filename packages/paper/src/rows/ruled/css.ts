export const css = '& .list-plain>.item{margin-top:0;padding-block:6px;border-top:1px solid $line}'
