import Composition
import KernelDomain
import KernelPresentation

/// The manual page of `recordbookd`, in mdoc(7).
enum ServiceManPage {
  static var text: String {
    """
    .Dd \(Language.en.spokenDate(App.released))
    .Dt RECORDBOOKD 1
    .Os
    .Sh NAME
    .Nm recordbookd
    .Nd the service that holds the book of training records
    .Sh SYNOPSIS
    .Nm
    \(ServiceArguments.all.map { ".Op Fl " + words($0) }.joined(separator: "\n"))
    .Sh DESCRIPTION
    .Nm
    serves the book to programs of the same user as JSON-RPC 2.0 over a
    Unix-domain socket, one message a line.
    .Xr recordbook 1
    starts it with
    .Cm service start ,
    and has systemd start it when a program asks with
    .Cm service install .
    .Ql recordbook service run
    is the same program.
    .Pp
    The options are:
    .Bl -tag -width Ds
    \(ServiceArguments.all.map { ".It Fl \(words($0))\n\(sentence($0.help))" }.joined(separator: "\n"))
    .El
    .Sh SIGNALS
    .Dv SIGTERM
    and
    .Dv SIGINT
    end it once it has done what it is at, after ten seconds at the latest.
    .Sh EXIT STATUS
    0 when it was asked to stop, 1 when it can't serve or did not end in time,
    2 for words that it does not understand.
    .Sh SEE ALSO
    .Xr recordbook 1
    .Pp
    The protocol:
    .Ql recordbook help wire

    """
  }

  /// An option as mdoc has it: the macro `Fl` brings the first hyphen.
  private static func words(_ option: ServiceArguments.Option) -> String {
    "\\-" + option.name.dropFirst(2) + (option.value.map { " Ar " + $0 } ?? "")
  }

  /// A clause as a sentence, in lines short enough for mdoc.
  private static func sentence(_ clause: String) -> String {
    var lines = [""]
    for word in (clause.prefix(1).uppercased() + clause.dropFirst() + ".").split(separator: " ") {
      if lines[lines.count - 1].count + word.count > 75 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines.joined(separator: "\n")
  }
}
