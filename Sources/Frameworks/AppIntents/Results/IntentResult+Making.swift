import SwiftUI

/// What an intent answers: each of a value, an intent to open, something to say, and something to show may be there.
extension IntentResult {
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(nil, nil, nil, nil)
  }

  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(nil, nil, nil, dialog)
  }

  public static func result<I: AppIntent>(opensIntent intent: I) -> Self
  where Self == IntentResultContainer<Never, I, Never, Never> {
    Self(nil, intent, nil, nil)
  }

  public static func result<I: AppIntent>(opensIntent intent: I, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, I, Never, IntentDialog> {
    Self(nil, intent, nil, dialog)
  }

  public static func result<V: Sendable>(value: V) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> {
    Self(value, nil, nil, nil)
  }

  public static func result<V: Sendable>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    Self(value, nil, nil, dialog)
  }

  public static func result<V: Sendable, I: AppIntent>(value: V, opensIntent intent: I) -> Self
  where Self == IntentResultContainer<V, I, Never, Never> {
    Self(value, intent, nil, nil)
  }

  public static func result<V: Sendable, I: AppIntent>(value: V, opensIntent intent: I, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, I, Never, IntentDialog> {
    Self(value, intent, nil, dialog)
  }

  public static func result<S: View>(view: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, Never> {
    Self(nil, nil, view, nil)
  }

  public static func result<S: View>(dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, IntentDialog> {
    Self(nil, nil, view, dialog)
  }

  public static func result<I: AppIntent, S: View>(opensIntent intent: I, view: S) -> Self
  where Self == IntentResultContainer<Never, I, S, Never> {
    Self(nil, intent, view, nil)
  }

  public static func result<I: AppIntent, S: View>(opensIntent intent: I, dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<Never, I, S, IntentDialog> {
    Self(nil, intent, view, dialog)
  }

  public static func result<V: Sendable, S: View>(value: V, view: S) -> Self
  where Self == IntentResultContainer<V, Never, S, Never> {
    Self(value, nil, view, nil)
  }

  public static func result<V: Sendable, S: View>(value: V, dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<V, Never, S, IntentDialog> {
    Self(value, nil, view, dialog)
  }

  public static func result<V: Sendable, I: AppIntent, S: View>(value: V, opensIntent intent: I, view: S) -> Self
  where Self == IntentResultContainer<V, I, S, Never> {
    Self(value, intent, view, nil)
  }

  public static func result<V: Sendable, I: AppIntent, S: View>(
    value: V, opensIntent intent: I, dialog: IntentDialog, view: S
  ) -> Self
  where Self == IntentResultContainer<V, I, S, IntentDialog> {
    Self(value, intent, view, dialog)
  }

  public static func result<S: View>(@ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<Never, Never, S, Never> {
    Self(nil, nil, content(), nil)
  }

  public static func result<S: View>(dialog: IntentDialog, @ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<Never, Never, S, IntentDialog> {
    Self(nil, nil, content(), dialog)
  }

  public static func result<I: AppIntent, S: View>(opensIntent intent: I, @ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<Never, I, S, Never> {
    Self(nil, intent, content(), nil)
  }

  public static func result<I: AppIntent, S: View>(
    opensIntent intent: I, dialog: IntentDialog, @ViewBuilder content: () -> S
  ) -> Self
  where Self == IntentResultContainer<Never, I, S, IntentDialog> {
    Self(nil, intent, content(), dialog)
  }

  public static func result<V: Sendable, S: View>(value: V, @ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<V, Never, S, Never> {
    Self(value, nil, content(), nil)
  }

  public static func result<V: Sendable, S: View>(value: V, dialog: IntentDialog, @ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<V, Never, S, IntentDialog> {
    Self(value, nil, content(), dialog)
  }

  public static func result<V: Sendable, I: AppIntent, S: View>(
    value: V, opensIntent intent: I, @ViewBuilder content: () -> S
  ) -> Self
  where Self == IntentResultContainer<V, I, S, Never> {
    Self(value, intent, content(), nil)
  }

  public static func result<V: Sendable, I: AppIntent, S: View>(
    value: V, opensIntent intent: I, dialog: IntentDialog, @ViewBuilder content: () -> S
  ) -> Self
  where Self == IntentResultContainer<V, I, S, IntentDialog> {
    Self(value, intent, content(), dialog)
  }

  public static func result<S: SnippetIntent>(snippetIntent: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, Never> {
    Self(nil, nil, snippetIntent, nil)
  }

  public static func result<S: SnippetIntent>(dialog: IntentDialog, snippetIntent: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, IntentDialog> {
    Self(nil, nil, snippetIntent, dialog)
  }

  public static func result<I: AppIntent, S: SnippetIntent>(opensIntent intent: I, snippetIntent: S) -> Self
  where Self == IntentResultContainer<Never, I, S, Never> {
    Self(nil, intent, snippetIntent, nil)
  }

  public static func result<I: AppIntent, S: SnippetIntent>(
    opensIntent intent: I, dialog: IntentDialog, snippetIntent: S
  ) -> Self
  where Self == IntentResultContainer<Never, I, S, IntentDialog> {
    Self(nil, intent, snippetIntent, dialog)
  }

  public static func result<V: Sendable, S: SnippetIntent>(value: V, snippetIntent: S) -> Self
  where Self == IntentResultContainer<V, Never, S, Never> {
    Self(value, nil, snippetIntent, nil)
  }

  public static func result<V: Sendable, S: SnippetIntent>(value: V, dialog: IntentDialog, snippetIntent: S) -> Self
  where Self == IntentResultContainer<V, Never, S, IntentDialog> {
    Self(value, nil, snippetIntent, dialog)
  }

  public static func result<V: Sendable, I: AppIntent, S: SnippetIntent>(
    value: V, opensIntent intent: I, snippetIntent: S
  ) -> Self
  where Self == IntentResultContainer<V, I, S, Never> {
    Self(value, intent, snippetIntent, nil)
  }

  public static func result<V: Sendable, I: AppIntent, S: SnippetIntent>(
    value: V, opensIntent intent: I, dialog: IntentDialog, snippetIntent: S
  ) -> Self
  where Self == IntentResultContainer<V, I, S, IntentDialog> {
    Self(value, intent, snippetIntent, dialog)
  }
}
