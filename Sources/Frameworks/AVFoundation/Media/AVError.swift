public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// See [AVError](https://developer.apple.com/documentation/avfoundation/averror-swift.struct).
public struct AVError: _BridgedStoredNSError {
  /// See [AVError.Code](https://developer.apple.com/documentation/avfoundation/averror-swift.struct/code).
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = AVError

    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceNotConnected = -11814
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case decodeFailed = -11821
    case fileFormatNotRecognized = -11828
    case contentIsUnavailable = -11863
    case mediaExtensionConflict = -11887
    case mediaExtensionDisabled = -11886
    case toneMappingFailed = -11885
    case sandboxExtensionDenied = -11884
    case encodeFailed = -11883
    case airPlayReceiverTemporarilyUnavailable = -11882
    case failedToLoadSampleData = -11881
    case invalidSampleCursor = -11880
    case requestCancelled = -11879
    case operationCancelled = -11878
    case rosettaNotInstalled = -11877
    case segmentStartedWithNonSyncSample = -11876
    case incorrectlyConfigured = -11875
    case unsupportedDeviceActiveFormat = -11873
    case sessionHardwareCostOverage = -11872
    case operationNotSupportedForPreset = -11871
    case externalPlaybackNotSupportedForAsset = -11870
    case noSourceTrack = -11869
    case noCompatibleAlternatesForExternalDisplay = -11868
    case contentNotUpdated = -11866
    case malformedDepth = -11865
    case formatUnsupported = -11864
    case operationNotAllowed = -11862
    case unsupportedOutputSettings = -11861
    case createContentKeyRequestFailed = -11860
    case recordingAlreadyInProgress = -11859
    case videoCompositorFailed = -11858
    case airPlayReceiverRequiresInternet = -11857
    case airPlayControllerRequiresInternet = -11856
    case undecodableMediaData = -11855
    case fileTypeDoesNotSupportSampleReferences = -11854
    case failedToParse2 = -11853
    case applicationIsNotAuthorizedToUseDevice = -11852
    case serverIncorrectlyConfigured = -11850
    case failedToLoadMediaData = -11849
    case incompatibleAsset = -11848
    case operationInterrupted = -11847
    case torchLevelUnavailable = -11846
    case displayWasDisabled = -11845
    case screenCaptureFailed = -11844
    case invalidOutputURLPathExtension = -11843
    case referenceForbiddenByReferencePolicy = -11842
    case invalidVideoComposition = -11841
    case encoderTemporarilyUnavailable = -11840
    case decoderTemporarilyUnavailable = -11839
    case operationNotSupportedForAsset = -11838
    case deviceIsNotAvailableInBackground = -11837
    case applicationIsNotAuthorized = -11836
    case contentIsNotAuthorized = -11835
    case encoderNotFound = -11834
    case decoderNotFound = -11833
    case noImageAtTime = -11832
    case contentIsProtected = -11831
    case maximumStillImageCaptureRequestsExceeded = -11830
    case failedToParse = -11829
    case invalidCompositionTrackSegmentSourceDuration = -11827
    case invalidCompositionTrackSegmentSourceStartTime = -11826
    case invalidCompositionTrackSegmentDuration = -11825
    case compositionTrackSegmentsNotContiguous = -11824
    case fileAlreadyExists = -11823
    case invalidSourceMedia = -11822
    case sessionWasInterrupted = -11818
    case deviceLockedForConfigurationByAnotherProcess = -11817
    case deviceInUseByAnotherApplication = -11815
    case maximumNumberOfSamplesForFileFormatReached = -11813
    case mediaDiscontinuity = -11812
    case maximumFileSizeReached = -11811
    case maximumDurationReached = -11810
    case mediaChanged = -11809
    case deviceWasDisconnected = -11808
    case diskFull = -11807
    case sessionConfigurationChanged = -11806
    case noDataCaptured = -11805
    case deviceAlreadyUsedByAnotherSession = -11804
    case noLongerPlayable = -11867
  }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { AVFoundationErrorDomain }
  public static var errorDomain: String { AVFoundationErrorDomain }
}
