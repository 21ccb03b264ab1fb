/// One stub: which requests it answers, and with what.
final class Stub: HTTPStubsDescriptor {
  var name: String?
  let test: HTTPStubsTestBlock
  let response: HTTPStubsResponseBlock

  init(test: @escaping HTTPStubsTestBlock, response: @escaping HTTPStubsResponseBlock) {
    self.test = test
    self.response = response
  }

  var description: String { "<HTTPStubsDescriptor: \(name ?? "(null)")>" }
}
