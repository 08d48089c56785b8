/// The contents of the files that describe the service to systemd (systemd.service(5), systemd.socket(5)) and to
/// launchd (launchd.plist(5)).
enum ServiceUnits {
  static func service(_ words: [String]) -> String {
    """
    [Unit]
    Description=RecordBook: holds the book of records for the programs of its owner
    Requires=recordbook.socket

    [Service]
    Type=notify
    ExecStart=\(words.map(quoted).joined(separator: " "))
    ExecReload=/bin/kill -HUP $MAINPID
    NoNewPrivileges=yes
    RestrictAddressFamilies=AF_UNIX
    UMask=0077

    [Install]
    WantedBy=default.target

    """
  }

  /// Returns the contents of the unit file for the socket.
  /// - Parameter path: the socket's path. Nil for the usual path in the folder of the user's session, for which systemd
  ///   uses the abbreviation `%t`.
  static func socket(_ path: String?) -> String {
    """
    [Unit]
    Description=RecordBook: where programs ask for the book

    [Socket]
    ListenStream=\(path.map(specifiersEscaped) ?? "%t/recordbook/sock")
    SocketMode=0600
    DirectoryMode=0700

    [Install]
    WantedBy=sockets.target

    """
  }

  static func agent(_ words: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>Label</key>
      <string>recordbook</string>
      <key>ProgramArguments</key>
      <array>
    \(words.map { "    <string>\(markupEscaped($0))</string>" }.joined(separator: "\n"))
      </array>
      <key>RunAtLoad</key>
      <true/>
      <key>KeepAlive</key>
      <dict>
        <key>SuccessfulExit</key>
        <false/>
      </dict>
      <key>Umask</key>
      <integer>63</integer>
    </dict>
    </plist>

    """
  }

  /// Quotes a word for a command line in a unit file. Escapes `%` and `$`, because systemd would expand them.
  private static func quoted(_ word: String) -> String {
    var text = "\""
    for character in specifiersEscaped(word) {
      switch character {
      case "\"", "\\": text += "\\" + String(character)
      case "$": text += "$$"
      case "\n": text += "\\n"
      default: text.append(character)
      }
    }
    return text + "\""
  }

  private static func specifiersEscaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "%" ? "%%" : String($1) }
  }

  private static func markupEscaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
