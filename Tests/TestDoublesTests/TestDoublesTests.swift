import Foundation
import TestDoubles
import Testing

@Suite(.serialized) struct TestDoublesTests {
  @Test func aDummyFailsTheTestByTheNameOfWhatIsUsed() async throws {
    let dummy = DummyLoading()
    withKnownIssue {
      #expect(dummy.load(id: "a") == "")
    } matching: {
      $0.comments.first?.rawValue == "DummyLoading.load(id:) was used, and a dummy must not be"
    }
    await withKnownIssue {
      await #expect(throws: DoubleError.self) { try await dummy.size }
    } matching: {
      $0.comments.first?.rawValue == "DummyLoading.size was used, and a dummy must not be"
    }
    withKnownIssue { dummy.title = "" }
  }

  @Test func aStubAnswersAsItIsTold() async throws {
    let stub = StubLoading()
    stub.loadIdIntAnswer.returns("one")
    stub.loadIdStringAnswer.returns("two")
    stub.loadForAnswer.throws(.notFound)
    stub.titleAnswer.returns("title")
    stub.decodeAnswer.returns(3)
    stub.sizeAnswer.returns(5)
    stub.subscriptAnswer.returns(9)
    stub.repeatAnswer.returns((1, 2))
    StubLoading.limitAnswer.returns(4)
    #expect(try await stub.load(id: 1) == "one")
    #expect(stub.load(id: "1") == "two")
    #expect(throws: LoadingError.notFound) { try stub.load(1, for: "") }
    #expect(stub.title == "title")
    stub.title = "other"
    #expect(stub.title == "other")
    #expect(try stub.decode(Int.self, from: "") == 3)
    #expect(try await stub.size == 5)
    #expect(stub["a"] == 9)
    #expect(stub.repeat(1)?.last == 2)
    #expect(StubLoading.limit == 4)
    stub.start()
    StaticDoubles.reset()
  }

  @Test func aStubWithoutAnAnswerFailsTheTest() {
    withKnownIssue {
      #expect(StubLoading().load(id: "a") == "")
    } matching: {
      $0.comments.first?.rawValue == "StubLoading.load(id:) has no answer; set it with loadIdStringAnswer"
    }
  }

  @Test func aSpyRecordsInOrderAndPassesOn() async throws {
    let spy = SpyLoading()
    spy.wrapped.loadIdIntAnswer.returns("one")
    #expect(try await spy.load(id: 7) == "one")
    var number = 1
    spy.increase(&number, by: 2)
    spy.title = "new"
    try spy.visit { _ in }
    spy.note("a", when: nil)
    spy.finish { _ in }
    #expect(spy.title == "new")
    let members = [
      "load(id:)", "increase(_:by:)", "title =", "visit(_:)", "note(_:when:)", "finish(then:)", "title",
    ]
    #expect(spy.calls.members == members)
    #expect(spy.calls.of("load(id:)").first?.argument() == 7)
    #expect(spy.calls.all[1].argument(1) == 2)
  }

  @Test func aSpyOfStaticMembersRecordsThem() throws {
    StubLoading.makeAnswer.returns(true)
    #expect(SpyLoading<StubLoading>.make(3))
    #expect(SpyLoading<StubLoading>.staticCalls.members == ["make(_:)"])
    let made = try SpyLoading<StubLoading>(title: "a", size: 2)
    #expect(made.calls.members == ["init(title:size:)"])
    StaticDoubles.reset()
    #expect(SpyLoading<StubLoading>.staticCalls.count == 0)
  }

  @Test func aMockIsContentWithWhatItExpects() async throws {
    let mock = MockLoading()
    let first = mock.expectStart()
    mock.expectLoadIdInt(id: .equal(3)).returns("three").times(2).after(first)
    mock.expectTitle(setTo: .where("longer than one") { $0.count > 1 })
    mock.expectVisit().throws(LoadingError.notFound)
    mock.expectFinish().never()
    mock.start()
    #expect(try await mock.load(id: 3) == "three")
    #expect(try await mock.load(id: 3) == "three")
    mock.title = "ab"
    #expect(throws: LoadingError.self) { try mock.visit { _ in } }
  }

  @Test func aMockFailsAtItsEndForWhatWasNotCalled() {
    withKnownIssue {
      let mock = MockLoading()
      mock.expectLoadIdInt(id: .equal(3)).times(2)
    } matching: {
      $0.comments.first?.rawValue == "MockLoading.load(id:) with 3 was expected 2 times, and called never"
        && $0.sourceLocation?.fileName == "TestDoublesTests.swift"
    }
  }

  @Test func aMockThatOutlivesItsTestIsVerifiedAtTheEnd() {
    let mock = MockLoading()
    mock.expectStart()
    withKnownIssue {
      NotificationCenter.default.post(name: Notification.Name("TestDoubles.testWillEnd"), object: nil)
    } matching: {
      $0.comments.first?.rawValue == "MockLoading.start() was expected once, and called never"
    }
  }

  @Test func aMockFailsForWhatItDoesNotExpect() {
    let mock = MockLoading()
    withKnownIssue {
      #expect(mock.load(id: "a") == "")
    } matching: {
      $0.comments.first?.rawValue == "MockLoading.load(id:) with a was not expected"
    }
    mock.expectStart()
    mock.start()
    withKnownIssue {
      mock.start()
    } matching: {
      $0.comments.first?.rawValue == "MockLoading.start() was called more often than expected"
    }
    let start = mock.expectStart()
    mock.expectShow().after(start)
    withKnownIssue {
      mock.show(1)
    } matching: {
      $0.comments.first?.rawValue == "MockLoading.show(_:) with 1 was called before start()"
    }
    mock.start()
  }

  @Test func aFakeHoldsWhatItIsGiven() {
    let fake = CountingFake()
    fake.title = "a"
    fake["x"] = 3
    fake["y"] = 4
    #expect(fake.title == "a")
    #expect(fake["x"] == 3)
    #expect(fake.load(id: "b") == "1b")
    #expect(fake.load(id: "b") == "2b")
    FakeLoading.limit = 5
    #expect(FakeLoading.limit == 5)
    StaticDoubles.reset()
    withKnownIssue {
      fake.start()
    } matching: {
      $0.comments.first?.rawValue == "FakeLoading.start() was called; override it in a subclass of the fake"
    }
  }

  @Test func associatedTypesAreTypeParameters() {
    let stub = StubStoring<Int, [Int]>()
    stub.itemsAnswer.returns([1])
    let spy = SpyStoring(stub)
    #expect(spy.items == [1])
    let mock = MockStoring<Int, Set<Int>>()
    mock.expectAdd(.equal(2)).returns(true)
    #expect(mock.add(2))
  }

  @Test func inheritedRequirementsAreDoubled() {
    let spy = SpyCatalogue()
    spy.wrapped.nameAnswer.returns("fruit")
    spy.wrapped.itemsAnswer.returns([7])
    #expect(spy.name == "fruit")
    #expect(spy.items == [7])
    #expect(spy == spy)
    #expect(spy != SpyCatalogue())
    #expect("\(DummyCatalogue())" == "DummyCatalogue")
    spy.clear()
    #expect(spy.calls.members == ["name", "items", "clear()"])
    let mock = MockCatalogue()
    mock.expectAdd(.equal(3)).returns(true)
    #expect(mock.add(3))
  }

  @Test @MainActor func doublesAreIsolatedAsTheirProtocolIs() async {
    let spy = SpyShowing()
    spy.wrapped.nameAnswer.returns("name")
    #expect(spy.name() == "name")
    spy.show("a", completion: nil)
    #expect(spy.calls.members == ["name()", "show(_:completion:)"])
    let placing = MockPlacing()
    placing.expectPlace(at: .equal(1))
    await placing.place(at: 1)
  }
}
