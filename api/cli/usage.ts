/** What `npm run enquiries -- --help` prints. */
export const usage = `npm run -s enquiries -- COMMAND

  list                          a table of all enquiries; what runs without a command
  show ID                       one enquiry in full; the first digits of its ID are enough
  export --csv | --json         a file for a spreadsheet, or one JSON object a line
         [--email ADDRESS]      of one person alone
         [--since 2026-01-31]   received on this day or later
         [--bom]                the CSV with a byte order mark, which Excel needs to read UTF-8
  delete --email ADDRESS        deletes all enquiries of a person, wherever they are; asks first
         [--yes]                does not ask
  dead                          what cannot be mailed, and why
  retry ID | --all              mails at once what was refused or is waiting for its next attempt
  prune --older-than 18months   deletes what is older (days, weeks, months, years)
  stats                         how many there are, by state, form and month
  backup FOLDER                 copies all enquiries to a new folder; the server may go on
  restore FOLDER                puts the enquiries of a backup back

Exit status: 0; 1 when a record is damaged or the store cannot be used; 2 when the command is not understood.`
