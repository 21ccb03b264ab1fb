import Nimble
import Testing

struct EqualTests {
  private let missing: Int? = nil

  @Test("Equal values match, others fail with both values")
  func values() {
    #expect(failures { expect(1).to(equal(1)) } == [])
    #expect(failures { expect(1).toNot(equal(2)) } == [])
    #expect(failures { expect(2).to(equal(1)) } == ["expected to equal <1>, got <2>"])
    #expect(failures { expect(1).notTo(equal(1)) } == ["expected to not equal <1>, got <1>"])
    #expect(failures { expect("a").to(equal("b")) } == ["expected to equal <b>, got <a>"])
    #expect(failures { expect([1, 2]).to(equal([1, 3])) } == ["expected to equal <[1, 3]>, got <[1, 2]>"])
    #expect(failures { expect(true).to(equal(false)) } == ["expected to equal <false>, got <true>"])
    #expect(failures { expect(1.5).to(equal(2)) } == ["expected to equal <2>, got <1.5>"])
  }

  @Test("Nil equals nothing, not even nil, and no negation matches it")
  func nils() {
    #expect(failures { expect(missing).to(equal(1)) } == ["expected to equal <1>, got <nil>" + hint])
    #expect(failures { expect(missing).toNot(equal(1)) } == ["expected to not equal <1>, got <nil>" + hint])
    #expect(failures { expect(1).to(equal(missing)) } == ["expected to equal <nil>, got <1>" + hint])
    #expect(failures { expect(missing).to(equal(missing)) } == ["expected to equal <nil>, got <nil>" + hint])
  }

  @Test("Optionals in an array may be nil")
  func optionals() {
    let values: [Int?] = [1, nil]
    let none: [Int?]? = nil
    #expect(
      failures { expect(none).to(equal([1, nil])) }
        == ["expected to equal <[Optional(1), nil]>, got <nil>" + hint + hint])
    #expect(failures { expect(values).to(equal([1, nil])) } == [])
    #expect(
      failures { expect(values).to(equal([nil, 2])) }
        == ["expected to equal <[nil, Optional(2)]>, got <[Optional(1), nil]>"])
  }

  @Test("Sets say what is missing and what is too much, in order")
  func sets() {
    #expect(failures { expect(Set([1, 2])).to(equal([2, 1])) } == [])
    #expect(
      failures { expect(Set([1, 2, 3])).to(equal([2, 3, 4])) }
        == ["expected to equal <[2, 3, 4]>, got <[1, 2, 3]>, missing <[4]>, extra <[1]>"])
    let none: Set<Int>? = nil
    #expect(failures { expect(none).to(equal([1])) } == ["expected to equal <[1]>, got <nil>" + hint])
  }

  @Test("Dictionaries and tuples")
  func others() {
    #expect(failures { expect(["a": 1]).to(equal(["a": 1])) } == [])
    #expect(failures { expect(["a": 1]).to(equal(["a": 2])) } == [#"expected to equal <["a": 2]>, got <["a": 1]>"#])
    #expect(failures { expect((1, "a")).to(equal((1, "a"))) } == [])
    #expect(failures { expect((1, "a")).to(equal((2, "a"))) } == [#"expected to equal <(2, "a")>, got <(1, "a")>"#])
    #expect(failures { expect([(1, 2)]).to(equal([(1, 2)])) } == [])
    #expect(failures { expect([(1, 2)]).to(equal([(1, 3)])) } == ["expected to equal <[(1, 3)]>, got <[(1, 2)]>"])
  }

  @Test("A description is a line before the message")
  func description() {
    #expect(failures { expect(1).to(equal(2), description: "one") } == ["one\nexpected to equal <2>, got <1>"])
  }
}
