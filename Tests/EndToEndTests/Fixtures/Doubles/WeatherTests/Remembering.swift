import TestDoubles

@TestDoubles protocol Remembering {
  var cities: [String] { get set }
}
