@screen:strength/login/help
Feature: Help beside PT Expo's login
  Where the data lies, what an account is, and what helps who forgot the password. It can be read while the book is locked.

  @doors
  Scenario: In Czech, while the book is locked
    Given an account with the password "correct horse"
    And the book is locked
    When I open "recordbook://strength/login" in Czech
    And I press "Nápověda"
    Then in a terminal 80 columns wide it reads:
      """
      Nápověda
      ════════

      Kde jsou data
        Vše je v souborech na tomto počítači, ve složce knihy. Nic se nikam neposílá.

      Účet
        Účet zamyká obrazovky a metody této knihy. Nešifruje ji: kdo může číst vaše
        soubory, může číst knihu. E-mail je jen jméno a nikam se neposílá.

      Zapomenuté heslo?
        Nové heslo nastavíte jedním z osmi jednorázových kódů, které jste dostali s
        účtem. Nemáte-li žádný, odeberte účet v terminálu, kde můžete číst soubory
        knihy; data zůstanou.
        Použít jednorázový kód   recordbook account reset-password
        Odebrat účet             recordbook account delete

      Hotovo   recordbook show recordbook://strength/login
      """
    And the screen is:
      | presentation | sheet |
    And whatever can be pressed has a label
    And every colour is in the palette

  Scenario: In English, from More
    Given an empty book
    When I open "recordbook://strength/login/help?then=recordbook://strength/more" in English
    Then in a terminal 80 columns wide it reads:
      """
      Help
      ════

      Where Your Data Is
        Everything is in files on this machine, in the folder of the book. Nothing is
        sent anywhere.

      Account
        An account locks the screens and methods of this book. It encrypts nothing:
        anyone who can read your files can read the book. The email is only a name and
        is sent nowhere.

      Forgot Password?
        One of the eight one-time codes that came with the account sets a new
        password. If none is left, remove the account in a terminal where you can read
        the book's files; the data stays.
        Use a One-Time Code   recordbook account reset-password
        Remove the Account    recordbook account delete

      Done   recordbook show recordbook://strength/more
      """
