/// So many of a unit.
struct DurationPart {
  var value: Int
  let unit: DurationUnit
}
