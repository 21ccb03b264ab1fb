/// The compiler asks for a macro that is not here.
struct UnknownMacro: Error, CustomStringConvertible {
  let name: String

  var description: String { "there is no macro \(name) in TestDoubles" }
}
