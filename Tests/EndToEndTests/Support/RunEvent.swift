/// A line of the JSON report.
struct RunEvent: Decodable, Sendable {
  var version: Int
  var event: String
  var seed: UInt64?
  var shard: String?
  var list: String?
  var targets: [String]?
  var target: String?
  var testCount: Int?
  var test: String?
  var kind: String?
  var message: String?
  var file: String?
  var line: Int?
  var backtrace: [String]?
  var elementTree: String?
  var attachments: [String]?
  var activity: String?
  var metric: String?
  var unit: String?
  var samples: [Double]?
  var stream: String?
  var text: String?
  var status: String?
  var flaky: Bool?
  var duration: Double?
  var passed: Int?
  var failed: Int?
  var skipped: Int?
}
