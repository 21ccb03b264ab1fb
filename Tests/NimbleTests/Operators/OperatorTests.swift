import Nimble
import Testing

struct OperatorTests {
  private final class Box {}

  @Test("Operators stand for matchers")
  func operators() async {
    let box = Box()
    #expect(failures { expect(1) == 2 } == ["expected to equal <2>, got <1>"])
    #expect(failures { expect(1) != 1 } == ["expected to not equal <1>, got <1>"])
    #expect(failures { expect(1) == nil } == ["expected to be nil, got <1>"])
    #expect(failures { expect("a") == "a" } == [])
    #expect(failures { expect([1]) == [2] } == ["expected to equal <[2]>, got <[1]>"])
    #expect(failures { expect(1) > 1 } == ["expected to be greater than <1>, got <1>"])
    #expect(failures { expect(1) >= 2 } == ["expected to be greater than or equal to <2>, got <1>"])
    #expect(failures { expect(1) < 1 } == ["expected to be less than <1>, got <1>"])
    #expect(failures { expect(1) <= 0 } == ["expected to be less than or equal to <0>, got <1>"])
    #expect(failures { expect(box) === box } == [])
    #expect(failures { expect(box) !== box }.count == 1)
    #expect(failures { expect(1.0) ≈ 1.00001 } == [])
    #expect(failures { expect(1.0) ≈ 1.5 ± 0.1 } == ["expected to be close to <1.5> (within 0.1), got <1>"])
    #expect(failures { expect(1.0) == 1.5 ± 1 } == [])
    #expect(failures { expect((1, "a")) == (1, "b") } == [#"expected to equal <(1, "b")>, got <(1, "a")>"#])
    #expect(await failures { await expect { await self.one } == 2 } == ["expected to equal <2>, got <1>"])
  }

  private var one: Int { get async { 1 } }
}
