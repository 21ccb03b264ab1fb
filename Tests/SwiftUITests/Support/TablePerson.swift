/// What tables of tests show.
struct TablePerson: Identifiable {
  let id: Int
  var name: String
  var age: Int
  var children: [TablePerson]?

  static let all = [TablePerson(id: 1, name: "Cy", age: 30), TablePerson(id: 2, name: "Al", age: 50)]
}
