@_spi(Windfall) import FoundationOverlay
import PersistenceEngine
import PersistenceModel

/// Makes data of the objects that one attribute holds, and objects of the data.
final class AttributeTransformer: @unchecked Sendable {
  private let name: String?
  private let kind: AttributeDefinition.Kind
  private let attribute: String

  init(_ attribute: NSAttributeDescription) {
    name = attribute.valueTransformerName
    kind = attribute.kind
    self.attribute = attribute.name
  }

  private var transformer: ValueTransformer {
    let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "NSSecureUnarchiveFromData"
    guard let found = ValueTransformer.transformer(named: NSValueTransformerName(name)) else {
      stop(
        .invalidArgumentException,
        "No NSValueTransformer with class name '\(name)' was found for attribute '\(attribute)'")
    }
    return found
  }

  func value(of object: Any?) -> Value {
    guard let object else { return .null }
    let transformer = transformer
    // These turn data into objects, all others objects into data.
    let made =
      transformer is NSSecureUnarchiveFromDataTransformer
      ? transformer.reverseTransformedValue(object) : transformer.transformedValue(object)
    switch made {
    case let data as Data: return .data(data)
    case let text as String: return .string(text)
    case let number as NSNumber: return .double(number.doubleValue)
    case nil: return .null
    default:
      stop(
        .invalidArgumentException,
        "Unacceptable type of value for attribute: property = \"\(attribute)\"; its transformer made no data of \(object)"
      )
    }
  }

  func object(of value: Value) -> Any? {
    let stored: Any?
    switch value {
    case .data(let data): stored = data
    case .string(let text): stored = text
    case .double(let number): stored = NSNumber(value: number)
    default: return nil
    }
    let transformer = transformer
    return transformer is NSSecureUnarchiveFromDataTransformer
      ? transformer.transformedValue(stored) : transformer.reverseTransformedValue(stored)
  }
}
