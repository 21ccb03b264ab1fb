/// [CFRunLoopRunResult](https://developer.apple.com/documentation/corefoundation/cfrunlooprunresult)
public enum CFRunLoopRunResult: Int32, Sendable {
  case finished = 1
  case stopped = 2
  case timedOut = 3
  case handledSource = 4
}
