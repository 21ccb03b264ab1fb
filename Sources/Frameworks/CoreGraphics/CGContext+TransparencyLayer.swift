import Foundation
import WindfallCore

extension CGContext {
  /// What was drawn before a layer began.
  struct TransparencyLayer {
    let items: [DisplayItem]
    let state: State
    let saved: [State]
  }

  /// See [beginTransparencyLayer(auxiliaryInfo:)](https://developer.apple.com/documentation/coregraphics/cgcontext/begintransparencylayer(auxiliaryinfo:)).
  ///
  /// What is drawn until the layer ends is faded, blended and casts its shadow as one picture.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    layers.append(TransparencyLayer(items: items, state: state, saved: saved))
    replaceItems(with: [])
    state.alpha = 1
    state.shadow = nil
    state.blend = .normal
    state.masks = []
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// States that were saved in the layer are gone, as the one that it changed.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let picture = items
    replaceItems(with: layer.items)
    saved = layer.saved
    state = layer.state
    guard !picture.isEmpty else { return }
    // A group that fades is a picture of its own, with which what is below is not mixed.
    let group = DisplayItem.group(DisplayGroup(opacity: 1.0.nextDown, items: picture))
    state.transform = .identity
    draw([group])
    state.transform = layer.state.transform
  }
}
