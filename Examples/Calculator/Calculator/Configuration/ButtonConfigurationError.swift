import Foundation

/// Why a keypad could not be read.
enum ButtonConfigurationError: Error, Equatable {
  case missingFile(String)
  case malformed
  case missingValue(key: String)
  case wrongType(key: String, expected: String)
  case unknownLabel(String)
  case noColumns(Int)

  init(_ error: DecodingError) {
    switch error {
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self = .wrongType(key: context.codingPath.dotted, expected: "\(type)")
    case .keyNotFound(let key, let context):
      self = .missingValue(key: (context.codingPath + [key]).dotted)
    default:
      self = .malformed
    }
  }
}

extension ButtonConfigurationError: CustomStringConvertible {
  var description: String {
    let reason =
      switch self {
      case .missingFile(let name): "the app has no file \(name)"
      case .malformed: "it is not JSON of the expected form"
      case .missingValue(let key): "\(key) is missing"
      case .wrongType(let key, let expected): "\(key.isEmpty ? "the file" : key) must be of type \(expected)"
      case .unknownLabel(let label): "no button can be labelled \"\(label)\""
      case .noColumns(let count): "columnCount is \(count), but there must be at least one column"
      }
    return "The button configuration cannot be used: \(reason)."
  }
}

extension [any CodingKey] {
  /// The path to a value as a person would write it: `labels[2]`.
  fileprivate var dotted: String {
    reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
