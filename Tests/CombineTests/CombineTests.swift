import Combine
import Testing

struct CombineTests {
  @Test func `types say that they are Combine's`() {
    let completion = Optional(Subscribers.Completion<any Error>.finished)
    #expect(completion.debugDescription == "Optional(Combine.Subscribers.Completion<Swift.Error>.finished)")
    #expect(String(reflecting: AnyPublisher<Int, Never>.self) == "Combine.AnyPublisher<Swift.Int, Swift.Never>")
  }
}
