import KernelApplication
import KernelCommandLine
import KernelDomain
import PrayerApplication

extension Command {
  /// A copy of this command for which `today`, `yesterday` and weekdays mean days at the user's place. If no place is
  /// set, they mean days on this machine.
  var atPlace: Command {
    let run = run
    return Command(
      name, parameters, options: options, cs: summary.cs, en: summary.en, details: details, examples: examples,
      subcommands: subcommands, showsScreen: showsScreen, isHidden: isHidden, method: method
    ) { arguments, session throws(CommandError) in
      var session = session
      session.localDay = { session throws(CommandError) in
        let today = try session.call(ShowToday.self, NoInput())
        return today.place == nil ? nil : today.day
      }
      return try run(arguments, session)
    }
  }
}
