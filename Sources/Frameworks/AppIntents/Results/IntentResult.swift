import SwiftUI

/// See [IntentResult](https://developer.apple.com/documentation/appintents/intentresult).
public protocol IntentResult: Sendable {
  associatedtype Value = Never

  var value: Value? { get }
}

/// See [ReturnsValue](https://developer.apple.com/documentation/appintents/returnsvalue).
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
}

/// See [ProvidesDialog](https://developer.apple.com/documentation/appintents/providesdialog).
public protocol ProvidesDialog: IntentResult {
  var dialog: IntentDialog? { get }
}

/// See [ShowsSnippetView](https://developer.apple.com/documentation/appintents/showssnippetview).
public protocol ShowsSnippetView: IntentResult {}

/// See [ShowsSnippetIntent](https://developer.apple.com/documentation/appintents/showssnippetintent).
public protocol ShowsSnippetIntent: IntentResult {}

/// See [OpensIntent](https://developer.apple.com/documentation/appintents/opensintent).
public protocol OpensIntent: IntentResult {}

/// See [IntentResultContainer](https://developer.apple.com/documentation/appintents/intentresultcontainer).
///
/// What is not there is of the type `Never`. A view is only made here, and nobody draws it.
public struct IntentResultContainer<Value: Sendable, OpenedIntent, Snippet, Dialog: Sendable>: ReturnsValue,
  @unchecked Sendable
{
  public let value: Value?
  let intent: OpenedIntent?
  let snippet: Snippet?
  let said: Dialog?

  init(_ value: Value?, _ intent: OpenedIntent?, _ snippet: Snippet?, _ dialog: Dialog?) {
    self.value = value
    self.intent = intent
    self.snippet = snippet
    said = dialog
  }
}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
  public var dialog: IntentDialog? { said }
}

extension IntentResultContainer: ShowsSnippetView where Snippet: View {}

extension IntentResultContainer: ShowsSnippetIntent where Snippet: SnippetIntent {}

extension IntentResultContainer: OpensIntent where OpenedIntent: AppIntent {}
