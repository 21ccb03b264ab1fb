/// Where a row is among those of its section.
struct RowPlace: Equatable {
  var isFirst = false
  var isLast = false
}
