import Network
import Testing

@Suite struct NWConnectionTests {
  @Test("A connection waits for the network, and what it was asked for fails when it is cancelled")
  func waiting() async {
    let connection = NWConnection(host: "example.com", port: 443, using: .tls)
    #expect(connection.state == .setup && connection.endpoint.debugDescription == "example.com:443")
    let states = AsyncStream.makeStream(of: NWConnection.State.self)
    connection.stateUpdateHandler = { states.continuation.yield($0) }
    let answers = AsyncStream.makeStream(of: NWError?.self)
    connection.start(queue: DispatchQueue(label: "connection"))
    connection.send(content: Data(), completion: .contentProcessed { answers.continuation.yield($0) })
    connection.receive(minimumIncompleteLength: 1, maximumLength: 2) { _, _, _, error in
      answers.continuation.yield(error)
    }
    var next = states.stream.makeAsyncIterator()
    #expect(await next.next() == .preparing)
    #expect(await next.next() == .waiting(.posix(.ENETDOWN)))
    connection.cancel()
    #expect(await next.next() == .cancelled)
    var answer = answers.stream.makeAsyncIterator()
    #expect(await answer.next() == .posix(.ECANCELED))
    #expect(await answer.next() == .posix(.ECANCELED))
  }

  @Test("A listener waits as well, and nobody connects")
  func listening() async throws {
    let listener = try NWListener(using: .tcp, on: 8080)
    listener.newConnectionHandler = { _ in Issue.record("somebody has connected") }
    let state = await withCheckedContinuation { continuation in
      listener.stateUpdateHandler = { continuation.resume(returning: $0) }
      listener.start(queue: DispatchQueue(label: "listener"))
    }
    #expect(state == .waiting(.posix(.ENETDOWN)) && listener.port == 8080)
    listener.stateUpdateHandler = nil
    listener.cancel()
  }

  @Test("A browser waits too, and finds nothing")
  func browsing() async {
    let browser = NWBrowser(for: .bonjourWithTXTRecord(type: "_pulse._tcp", domain: nil), using: NWParameters())
    browser.browseResultsChangedHandler = { _, _ in Issue.record("something was found") }
    let states = AsyncStream.makeStream(of: NWBrowser.State.self)
    browser.stateUpdateHandler = { states.continuation.yield($0) }
    #expect(browser.state == .setup)
    browser.start(queue: DispatchQueue(label: "browser"))
    browser.start(queue: DispatchQueue(label: "again"))
    var next = states.stream.makeAsyncIterator()
    #expect(await next.next() == .waiting(.posix(.ENETDOWN)))
    browser.cancel()
    #expect(await next.next() == .cancelled)
    #expect(browser.browseResults.isEmpty && browser.queue?.label == "browser")
    #expect(NWTXTRecord(["b": "2", "a": "1"]).debugDescription == "a=1, b=2")
  }

  @Test("Hosts are names or addresses, ports are numbers")
  func endpoints() throws {
    #expect(NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback) && NWEndpoint.Host("::1") == .ipv6(.loopback))
    #expect(NWEndpoint.Host("localhost") == .name("localhost", nil))
    #expect(IPv4Address("224.0.0.1")?.isMulticast == true && IPv6Address("fe80::1")?.isLinkLocal == true)
    #expect(IPv6Address("2001:db8::1")?.debugDescription == "2001:db8::1" && IPv4Address("1.2.3") == nil)
    #expect(IPv4Address(Data([1, 2, 3, 4]))?.debugDescription == "1.2.3.4")
    #expect(NWEndpoint.Port("99")?.rawValue == 99 && NWEndpoint.Port("http") == nil)
  }
}
