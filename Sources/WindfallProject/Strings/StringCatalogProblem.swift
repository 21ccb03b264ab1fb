/// What is wrong with an entry of a string catalog.
struct StringCatalogProblem: Error, CustomStringConvertible {
  let key: String
  let language: String
  let message: String

  var description: String { "the localization \"\(language)\" of \"\(key)\" \(message)" }
}
