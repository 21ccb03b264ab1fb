/// The section index of a table: what was asked for, and the view that shows it.
struct SectionIndexState {
  var color: UIColor?
  var minimumRowCount = 0
  var view: SectionIndexView?
}
