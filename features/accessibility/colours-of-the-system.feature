Feature: Pages follow the colours of the system
  Dark mode and forced colours are settings of the operating system. Paper is always white.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |

  Scenario: The current entries of menu and tabs are marked in forced colours
    Given Efua has signed in
    And Efua's system forces its colours
    When Efua opens "/pendingRequests"
    Then the menu entry "Pending Requests" looks different from "My Requests" to Efua
    And the tab "Transfers" looks different from "Mobile Money" to Efua

  Scenario Outline: <page> is legible on paper in the dark theme
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Efua has signed in
    When Efua opens "<page>"
    And Efua chooses the dark theme
    Then every text on Efua's paper has enough contrast

    Examples:
      | page             |
      | /pendingRequests |

    @nightly
    Examples:
      | page       |
      | /dashboard |
      | /transfers |
