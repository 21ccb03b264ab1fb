import Foundation

/// Numbers that are the same in every run.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}

/// Makes what `#Predicate` writes, without the compiler.
///
/// What may be nil is not denied: a store does not know whether nil is like a value, so that neither a comparison nor
/// its denial finds it, where Swift says that it is not.
struct RandomPredicate {
  typealias Condition = any StandardPredicateExpression<Bool>

  private var numbers: Seeded
  static let texts = ["", "Emma", "emma", "Éclair", "e\u{301}clair", "100%", "a_b", "日本", "Emma zwei"]
  static let years = [-5, 0, 3, 1815, 1816, 2015, Int.max]

  init(seed: UInt64) { numbers = Seeded(seed) }

  mutating func next() -> Predicate<Book> {
    var made = self
    let predicate = Predicate<Book> { book in made.condition(book, depth: 3, mayBeNil: true) }
    self = made
    _ = numbers.next()
    return predicate
  }

  private mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &numbers)]
  }

  private mutating func condition(
    _ book: PredicateExpressions.Variable<Book>, depth: Int, mayBeNil: Bool
  ) -> Condition {
    switch depth > 0 ? Int.random(in: 0..<8, using: &numbers) : 7 {
    case 0, 1:
      return both(
        condition(book, depth: depth - 1, mayBeNil: mayBeNil), condition(book, depth: depth - 1, mayBeNil: mayBeNil))
    case 2, 3:
      return either(
        condition(book, depth: depth - 1, mayBeNil: mayBeNil), condition(book, depth: depth - 1, mayBeNil: mayBeNil))
    case 4: return not(condition(book, depth: depth - 1, mayBeNil: false))
    default: return comparison(book, mayBeNil: mayBeNil)
    }
  }

  private func both(_ first: some StandardPredicateExpression<Bool>, _ second: some StandardPredicateExpression<Bool>)
    -> Condition
  { PredicateExpressions.build_Conjunction(lhs: first, rhs: second) }

  private func either(
    _ first: some StandardPredicateExpression<Bool>, _ second: some StandardPredicateExpression<Bool>
  ) -> Condition { PredicateExpressions.build_Disjunction(lhs: first, rhs: second) }

  private func not(_ part: some StandardPredicateExpression<Bool>) -> Condition {
    PredicateExpressions.build_Negation(part)
  }

  private mutating func comparison(_ book: PredicateExpressions.Variable<Book>, mayBeNil: Bool) -> Condition {
    typealias Make = PredicateExpressions
    let title = Make.build_KeyPath(root: book, keyPath: \.title)
    let year = Make.build_KeyPath(root: book, keyPath: \.year)
    let notes = Make.build_KeyPath(root: book, keyPath: \.notes)
    let tags = Make.build_KeyPath(root: book, keyPath: \.tags)
    let text = Make.build_Arg(pick(Self.texts))
    let number = Make.build_Arg(pick(Self.years))
    switch Int.random(in: 0..<(mayBeNil ? 18 : 16), using: &numbers) {
    case 0: return Make.build_Equal(lhs: title, rhs: text)
    case 1: return Make.build_NotEqual(lhs: title, rhs: text)
    case 2: return Make.build_Comparison(lhs: year, rhs: number, op: pick([.lessThan, .greaterThan]))
    case 3: return Make.build_Comparison(lhs: year, rhs: number, op: pick([.lessThanOrEqual, .greaterThanOrEqual]))
    case 4: return Make.build_KeyPath(root: book, keyPath: \.isRead)
    case 5: return Make.build_contains(title, text)
    case 6: return Make.build_starts(title, with: text)
    case 7: return Make.build_Equal(lhs: notes, rhs: Make.build_NilLiteral())
    case 8: return Make.build_NotEqual(lhs: notes, rhs: Make.build_NilLiteral())
    case 9:
      let known = Make.build_NilCoalesce(lhs: notes, rhs: Make.build_Arg("none"))
      return Make.build_Equal(lhs: known, rhs: text)
    case 10: return Make.build_contains(Make.build_Arg(Self.years), year)
    case 11:
      return Make.build_Equal(
        lhs: Make.build_KeyPath(root: tags, keyPath: \.count), rhs: Make.build_Arg(pick([0, 1, 2])))
    case 12: return Make.build_KeyPath(root: tags, keyPath: \.isEmpty)
    case 13:
      return Make.build_contains(tags) { tag in
        Make.build_Equal(lhs: Make.build_KeyPath(root: tag, keyPath: \.name), rhs: text)
      }
    case 14:
      return Make.build_allSatisfy(tags) { tag in
        Make.build_NotEqual(lhs: Make.build_KeyPath(root: tag, keyPath: \.name), rhs: text)
      }
    case 16:
      let name = Make.build_flatMap(Make.build_KeyPath(root: book, keyPath: \.author)) { author in
        Make.build_KeyPath(root: author, keyPath: \.name)
      }
      return Make.build_Equal(lhs: name, rhs: Make.build_Arg(Optional(pick(Self.texts))))
    case 17: return Make.build_Equal(lhs: notes, rhs: Make.build_Arg(Optional(pick(Self.texts))))
    default:
      let genre = Make.build_KeyPath(root: book, keyPath: \.isRead)
      return Make.build_Equal(lhs: genre, rhs: Make.build_Arg(pick([true, false])))
    }
  }
}
