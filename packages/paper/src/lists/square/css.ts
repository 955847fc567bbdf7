export const css = '& .list-bullet>.item::before{border-radius:0;background:$accentMark}'
