/** Prints only the sheet of a page that has one, in black on white in every scheme. */
export const printSheetOnly = `
@media print{
body:has([data-print-sheet]) :not(:has([data-print-sheet]),[data-print-sheet],[data-print-sheet] *){display:none!important}
html:has([data-print-sheet]){color-scheme:light!important}
body:has([data-print-sheet]){background:white}
body:has([data-print-sheet]) main{min-block-size:0}
[data-print-sheet] *{color:black!important;background:none!important}
}
`
