import Foundation
import UniformTypeIdentifiers

/// See [FileDialogBrowserOptions](https://developer.apple.com/documentation/swiftui/filedialogbrowseroptions).
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// Dialogs for files look as they do, and show all of the app's files.
nonisolated extension View {
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> Self { self }

  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> Self { self }

  public func fileDialogCustomizationID(_ id: String) -> Self { self }

  public func fileDialogMessage(_ message: Text?) -> Self { self }

  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> Self { self }

  public func fileDialogConfirmationLabel(_ label: Text?) -> Self { self }

  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> Self { self }

  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> Self { self }

  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> Self { self }

  public func fileExporterFilenameLabel(_ label: Text?) -> Self { self }

  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> Self { self }
}

/// See [DialogSeverity](https://developer.apple.com/documentation/swiftui/dialogseverity).
public struct DialogSeverity: Equatable, Sendable {
  private let name: String

  public static let automatic = DialogSeverity(name: "automatic")
  public static let standard = DialogSeverity(name: "standard")
  public static let critical = DialogSeverity(name: "critical")
}

/// As on a phone, where dialogs have neither pictures nor a switch that keeps them away.
nonisolated extension View {
  public func dialogIcon(_ icon: Image?) -> Self { self }

  public func dialogSeverity(_ severity: DialogSeverity) -> Self { self }

  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }

  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> Self { self }
}
