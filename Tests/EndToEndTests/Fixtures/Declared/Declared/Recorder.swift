import AVFoundation
import UIKit

/// Records what is said; conforms to a protocol that is only declared.
class Recorder: NSObject, AVAudioRecorderDelegate {
  private var recorder: AVAudioRecorder?
  private(set) var hasFinished = false

  func make() throws {
    recorder = try AVAudioRecorder(url: URL(fileURLWithPath: "/dev/null"), settings: [:])
  }

  @discardableResult
  func start() -> Bool {
    do {
      try make()
    } catch {
      return false
    }
    recorder?.delegate = self
    return recorder?.record() ?? false
  }

  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) { hasFinished = true }

  func bound(_ view: UIView) -> Bool {
    view.maximumContentSizeCategory = .large
    return view.maximumContentSizeCategory == .small
  }

  func style(_ layer: CALayer) -> [String: Any]? { layer.style }

  func text(of quality: AVAudioQuality) -> String {
    switch quality {
    case .min: return "least"
    case .low, .medium: return "less"
    case .high: return "more"
    case .max: return "most"
    @unknown default: return "other"
    }
  }
}
