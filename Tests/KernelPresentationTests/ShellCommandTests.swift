import KernelPresentation
import Testing

@Suite struct ShellCommandTests {
  @Test(arguments: [
    (["records", "--course", "other-33.33m"], "recordbook records --course other-33.33m"),
    (["profile", "set", "name", "Jana Nováková"], "recordbook profile set name 'Jana Nováková'"),
    (["import", "it's; rm *"], #"recordbook import 'it'\''s; rm *'"#), (["x", ""], "recordbook x ''"),
    (["show", "recordbook://a?b=c"], "recordbook show 'recordbook://a?b=c'"),
  ]) func quotesWhatAShellWouldReadOtherwise(words: [String], command: String) {
    #expect(ShellCommand.recordbook(words) == command)
  }
}
