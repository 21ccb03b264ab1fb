/// One record of the stream of events that the Testing library documents for tools, as far as the runner reads it.
struct SwiftTestingRecord: Decodable {
  struct Payload: Decodable {
    var kind: String
    /// The test of a record of kind `test`.
    var id: String?
    /// The test of a record of kind `event`.
    var testID: String?
    var issue: Issue?
    var instant: Instant?
    var messages: [Message]?
    var sourceLocation: Place?
  }

  struct Issue: Decodable {
    var isKnown: Bool
    /// Missing in streams of toolchains without warnings.
    var isFailure: Bool?
    var sourceLocation: Place?
  }

  struct Instant: Decodable {
    /// Seconds since some moment.
    var absolute: Double
  }

  struct Message: Decodable {
    var symbol: String
    var text: String
  }

  struct Place: Decodable, Equatable {
    private enum CodingKeys: String, CodingKey {
      case filePath, line
      case olderFilePath = "_filePath"
    }

    let file: String?
    let line: Int

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      file =
        try values.decodeIfPresent(String.self, forKey: .filePath)
        ?? values.decodeIfPresent(String.self, forKey: .olderFilePath)
      line = try values.decode(Int.self, forKey: .line)
    }
  }

  var kind: String
  var payload: Payload
}
