import Foundation
import ObjectiveC
import OpenCombine

extension NSObject {
  /// See [NSObject.KeyValueObservingPublisher](https://developer.apple.com/documentation/objectivec/nsobject).
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let subscription = KeyValueSubscription(subscriber)
      subscriber.receive(subscription: subscription)
      subscription.observe(object, keyPath, options)
    }

    public static func == (one: Self, other: Self) -> Bool {
      one.object === other.object && one.keyPath == other.keyPath && one.options == other.options
    }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// See [publisher(for:options:)](https://developer.apple.com/documentation/objectivec/nsobject/publisher(for:options:)).
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
