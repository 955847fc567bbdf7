export const css =
  '& .list-bullet>.item::before{width:.5em;height:1.5px;top:.74em;inset-inline-start:1px;border-radius:0}'
