import Foundation

/// What OpenSSL has written with a key of RSA of 1024 bits, and a file with an identity, as base 64.
enum Samples {
  static let privateKey = """
    MIICXAIBAAKBgQCym962c9SSeC+fIlacIjuycT4aGHMtX+G7baYV6zemhsOyRIoLEkTLYF5oLoTM0DB1aS+359q6SBfK0+nSz0QPLOVc
    LMCZC+lZxf+q49sLjaS3rUqDjODl/N8r5bw+KidN9fUf3W6DmSMbpR1feHCp47dh6UDz32ssCu6hbAb3YwIDAQABAoGATPZ9cYFYCAVh
    /+B8EatureW+LOB8QQEf8/O7rZY91LQdf6OpGDw3CKvuAlaJQvgy6WT5+vUde0e1eOD30K8fU/JYqUlm6Dd0oFs1TSs9Dl/tbhXborxR
    O4dliXIvUcTE0+ppi0S7oDFi9mXXo+i6jjIwT66Tv5B2YnW+tBBuC4ECQQDcDkW/6RqEkYSqOetQwO65Jxax6uQX/1frKq6mWXpmRIDF
    s7kN2v8eMQTQAg0s3OX4JSbBgqHzHsreZyj1TM0lAkEAz8h6VzqLKYd7CeGFQzxmifoX4xA07FwwlWTacJ7r56bR+1aGvF4+BEW1SLkv
    MQxgvZs07bICHIsoD/H85Tr/5wJAQucf86HWSxnG4M4tKecObUJiFwOYB2e9fiUC5lZr7S3EjNcAWyMKz04N7YPCJ7KdRF1fNBQYUsc4
    3Hc2r6WC9QJBAJfvbpYuNuhNKwkUoU+C8S/fcmwUw745w0TalGhZrQKdF1qD8M3407xoBKGC2CEzfeHnhhJxYd3hW5AdUOGF/O0CQGRk
    9i7HnYYcDwqtkh15SA5v8BUlyGRWR0q/yE+rBxHFTtCm6jQEEDk2nQsdMjNxAEHQILUlbx/28nQplXDT1iw=
    """
  static let publicKey = """
    MIGJAoGBALKb3rZz1JJ4L58iVpwiO7JxPhoYcy1f4bttphXrN6aGw7JEigsSRMtgXmguhMzQMHVpL7fn2rpIF8rT6dLPRA8s5VwswJkL
    6VnF/6rj2wuNpLetSoOM4OX83yvlvD4qJ0319R/dboOZIxulHV94cKnjt2HpQPPfaywK7qFsBvdjAgMBAAE=
    """
  static let namedPublicKey = """
    MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQCym962c9SSeC+fIlacIjuycT4aGHMtX+G7baYV6zemhsOyRIoLEkTLYF5oLoTM0DB1
    aS+359q6SBfK0+nSz0QPLOVcLMCZC+lZxf+q49sLjaS3rUqDjODl/N8r5bw+KidN9fUf3W6DmSMbpR1feHCp47dh6UDz32ssCu6hbAb3
    YwIDAQAB
    """
  static let newPrivateKey = """
    MIICdgIBADANBgkqhkiG9w0BAQEFAASCAmAwggJcAgEAAoGBALKb3rZz1JJ4L58iVpwiO7JxPhoYcy1f4bttphXrN6aGw7JEigsSRMtg
    XmguhMzQMHVpL7fn2rpIF8rT6dLPRA8s5VwswJkL6VnF/6rj2wuNpLetSoOM4OX83yvlvD4qJ0319R/dboOZIxulHV94cKnjt2HpQPPf
    aywK7qFsBvdjAgMBAAECgYBM9n1xgVgIBWH/4HwRq26t5b4s4HxBAR/z87utlj3UtB1/o6kYPDcIq+4CVolC+DLpZPn69R17R7V44PfQ
    rx9T8lipSWboN3SgWzVNKz0OX+1uFduivFE7h2WJci9RxMTT6mmLRLugMWL2Zdej6LqOMjBPrpO/kHZidb60EG4LgQJBANwORb/pGoSR
    hKo561DA7rknFrHq5Bf/V+sqrqZZemZEgMWzuQ3a/x4xBNACDSzc5fglJsGCofMeyt5nKPVMzSUCQQDPyHpXOosph3sJ4YVDPGaJ+hfj
    EDTsXDCVZNpwnuvnptH7Voa8Xj4ERbVIuS8xDGC9mzTtsgIciygP8fzlOv/nAkBC5x/zodZLGcbgzi0p5w5tQmIXA5gHZ71+JQLmVmvt
    LcSM1wBbIwrPTg3tg8Insp1EXV80FBhSxzjcdzavpYL1AkEAl+9uli426E0rCRShT4LxL99ybBTDvjnDRNqUaFmtAp0XWoPwzfjTvGgE
    oYLYITN94eeGEnFh3eFbkB1Q4YX87QJAZGT2LsedhhwPCq2SHXlIDm/wFSXIZFZHSr/IT6sHEcVO0KbqNAQQOTadCx0yM3EAQdAgtSVv
    H/bydCmVcNPWLA==
    """

  /// The signatures of the word message, with SHA-256.
  static let signature = """
    o9/FcLSDbBYTTaNq5yOyIlMPjye14455XQkHp1E4YAb6KAFvLmCWifnB+E0qRNWhVJ5tCPgd3Dd3W778j+3qhz+IL2J+lNkKUy9VHRqA
    eTfeti9Zhl2dWNTuXRbnPN7fUmNXjSo52+vgY3OzvNlbhHw3H4src6h4v+swY/mK33w=
    """
  static let randomSignature = """
    cM4aqAVhYyZWhILzZDb5h6i4vf0RVsK4MBIt6y3dGJqEUOMDsvGDWEBKlIjR/SpFndtINxWkvjsBCRG7p9QDdEfH7FIexC19k0WepIYB
    c2xp0e0JzuAxYLrOh6X6xs2zV0ZXhnsCY6WPzNLIymQuPJqj2L6LSAQAw+4HoCDyBfg=
    """

  /// The word message for the key.
  static let encrypted = """
    J4GMnhoHKzRI2cpfOfm+1f0W4Ytg1vXhkEN/FEk2JejiOfJjxhGfiPLw8zst/DbwIeLRo8qd+fjYZ871soLtjanCTtI7tiRi9fmxc2a5
    69F01ACcG7X4FIPCrO7mtynf3w7OTkDg0x2s2D0G7+GFS+zi4RtyvlIgwb+pTwm7jCE=
    """

  /// The passphrase is the word secret.
  static let identity = """
    MIIENQIBAzCCA+sGCSqGSIb3DQEHAaCCA9wEggPYMIID1DCCAnIGCSqGSIb3DQEHBqCCAmMwggJfAgEAMIICWAYJKoZIhvcNAQcBMFcG
    CSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAg/Uc8pybtvggICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEB5avwdBd7hE
    +PdmhBNzMEeAggHwnZQ1tK7aXn/E5OEKz0h8r0WHndUgh+W/6pOGTllcit88GsfN0aRWF3c92EfJsuNIHptzL6FEkeOBytLZCtQ+GWlR
    mbt7UaxNveB+9pRxPmOlm68g78+YRZhdH1g7itTb1x+evD2sOvJkYY69F0lElnV71zwtBgFLCsVMvIgOwPjKeL4sbkwb1Q5eoYk2oDrM
    TCsXXbQ9GHBkdDYAv3e5jiFPFyQ2wUqunuh+xo4wV+ZZiIHbZXSQCPb2elaFbtiGwv90Qpucno6lfAVbWo/a2s2xEDLME0VwNSVVkfCA
    z48OPZk/qMaqbzyUZjsV+nXXVzlyp+RkpUZdr/NzczUNHhquv1W8T8O5gMjzH7fpSKsxkwftBYCrBDtz/EOttOw3b6iohgZ5rcz9kY1O
    VfWkcyQls6orEkzQBpH1QerYPzdS+yy/aVn1qBf11LxcR6S4WbuD8SLWPqtMwy7jny56ZxqExfbdwetQ2kRsbRLQrQvLnf6MScsu6Lyp
    QN+rZ/8vZuqTsJbkGJoJc2iSlV6PlUtxwGi3wgrfgirZm3B7iXFbjkVK6Rs3ZAt8Cm0vdh7GHyleqSfM1faGNoZ2TBfLGTH4AiZnYi2o
    JQP9sQAvKlqQNBsZkvYiPykb9UgdVQKIPIr1UBFbH2+lgzD0Ur17zjCCAVoGCSqGSIb3DQEHAaCCAUsEggFHMIIBQzCCAT8GCyqGSIb3
    DQEMCgECoIHvMIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAiGeiTgOU7l4gICCAAwDAYIKoZIhvcNAgkFADAdBglghkgB
    ZQMEASoEEGYTlXezlEGYYAuQInyG7VYEgZCF6A0aXDMQ9DAvtNr7jCU4C5IBhf7JIKcsbMVIiKMZlaUdc7DTBztE/U+dmOiaJBphdyUn
    sFu+k4hrVWOOXh2z+HFh5GbmPvNuOm8ExLRZdGUmVQS3UBW+ozCyYWLPX1TGct1XbU8A47k31uP+16qMaJVLWCbPmku8nJbX1c+0SpBh
    0k2kh6qE/wRS9N1oi+8xPjAXBgkqhkiG9w0BCRQxCh4IAFQAZQBzAHQwIwYJKoZIhvcNAQkVMRYEFGwp6VAOnFU9yBda9MU20MKdeZmc
    MEEwMTANBglghkgBZQMEAgEFAAQg2ahQql2K+R06iKWg2N2iFSxXdYIXtvzzoTzH8F02dB0ECFJSTGFPviL1AgIIAA==
    """

  static func data(_ text: String) -> Data { Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data() }
}
