import Glibc

/// A connected Unix domain socket that is read with a deadline.
struct UnixSocket {
  /// Why nothing could be read.
  enum Failure: Error {
    case closed
    case deadlineReached
    case system(String, Int32)
  }

  let descriptor: Int32

  init(descriptor: Int32) { self.descriptor = descriptor }

  init(connectingTo path: String) throws(Failure) {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw .system("socket", errno) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      Glibc.close(descriptor)
      throw .system("connect", ENAMETOOLONG)
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else {
      let error = errno
      Glibc.close(descriptor)
      throw .system("connect", error)
    }
    self.descriptor = descriptor
  }

  /// Two sockets that are connected to each other.
  static func pair() throws(Failure) -> (UnixSocket, UnixSocket) {
    var descriptors: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &descriptors) == 0 else {
      throw .system("socketpair", errno)
    }
    return (UnixSocket(descriptor: descriptors[0]), UnixSocket(descriptor: descriptors[1]))
  }

  func close() { Glibc.close(descriptor) }

  func send(_ bytes: [UInt8]) throws(Failure) { try send(bytes[...]) }

  private func send(_ bytes: ArraySlice<UInt8>) throws(Failure) {
    var rest = bytes
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if sent > 0 {
        rest = rest.dropFirst(sent)
      } else if errno != EINTR {
        throw errno == EPIPE || errno == ECONNRESET ? .closed : .system("send", errno)
      }
    }
  }

  /// Sends the bytes and, with the first of them, another descriptor.
  func send(_ bytes: [UInt8], passing passed: Int32) throws(Failure) {
    // A control message is its header, the descriptor, and padding up to a multiple of eight bytes.
    let headerSize = MemoryLayout<cmsghdr>.size
    var control = [UInt8](repeating: 0, count: headerSize + 8)
    var header = cmsghdr()
    header.cmsg_len = headerSize + MemoryLayout<Int32>.size
    header.cmsg_level = SOL_SOCKET
    header.cmsg_type = Int32(SCM_RIGHTS)
    var bytes = bytes
    let sent = control.withUnsafeMutableBytes { control in
      control.storeBytes(of: header, as: cmsghdr.self)
      control.storeBytes(of: passed, toByteOffset: headerSize, as: Int32.self)
      return bytes.withUnsafeMutableBytes { data in
        var part = iovec(iov_base: data.baseAddress, iov_len: data.count)
        return withUnsafeMutablePointer(to: &part) { part in
          var message = msghdr()
          message.msg_iov = part
          message.msg_iovlen = 1
          message.msg_control = control.baseAddress
          message.msg_controllen = control.count
          return sendmsg(descriptor, &message, Int32(MSG_NOSIGNAL))
        }
      }
    }
    guard sent > 0 else { throw errno == EPIPE ? .closed : .system("sendmsg", errno) }
    try send(bytes[sent...])
  }

  /// Exactly so many bytes.
  func receive(count: Int, until deadline: Deadline) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var received = 0
    while received < count {
      // What has arrived already is taken without asking whether it has.
      let got = bytes.withUnsafeMutableBytes { buffer in
        recv(descriptor, buffer.baseAddress.map { $0 + received }, count - received, Int32(MSG_DONTWAIT))
      }
      if got > 0 {
        received += got
      } else if got == 0 || errno == ECONNRESET {
        throw .closed
      } else if errno == EAGAIN {
        try wait(until: deadline)
      } else if errno != EINTR {
        throw .system("recv", errno)
      }
    }
    return bytes
  }

  private func wait(until deadline: Deadline) throws(Failure) {
    while true {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let result = poll(&request, 1, deadline.milliseconds)
      if result > 0 { return }
      if result == 0, deadline.milliseconds == 0 { throw .deadlineReached }
      if result < 0, errno != EINTR { throw .system("poll", errno) }
    }
  }
}
