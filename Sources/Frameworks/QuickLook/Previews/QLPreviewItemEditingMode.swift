/// See [QLPreviewItemEditingMode](https://developer.apple.com/documentation/quicklook/qlpreviewitemeditingmode).
///
/// Nothing can be edited.
public enum QLPreviewItemEditingMode: Int, Sendable {
  case disabled, updateContents, createCopy
}
