/// What writes objects of an entity, ready to be bound.
struct SQLWriting {
  var insert: SQLStatement
  var update: SQLStatement
  /// Where the values of the columns come from, in their order.
  var slots: [Int]
  /// The relationships to many.
  var many: [Int]
}
