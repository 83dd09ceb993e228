Feature: Ordering an official statement
  A stamped statement is ordered with a code, to be collected at a branch of the directory or sent by e-mail.

  Background:
    Given a company with these people:
      | Ama  | Single |
      | Akua | Viewer |

  @time @S1-2.1-15
  Scenario: An official statement is ordered for collection at a branch
    Given Ama has signed in
    And Ama has opened "/bankStatements"
    And Ama has pressed "Official Statement"
    And Ama has picked "Kumasi Adum" as the "Branch"
    And Ama has pressed "Order Statement"
    When Ama confirms with the code sent to her
    Then Ama is told the bank's own words
    And the bank has been asked for an official statement with:
      | accountNumber | the Current account |
      | startDate     | 21-10-2026          |
      | endDate       | 20-11-2026          |
      | delivery      | branch              |
      | branchName    | Kumasi Adum         |

  Scenario: An official statement is sent by e-mail, but only to a valid address
    Given Ama has signed in
    And Ama has opened "/bankStatements"
    And Ama has pressed "Official Statement"
    And Ama has ticked "Send by e-mail"
    And Ama has typed "office at adom" into "E-mail"
    And Ama has pressed "Order Statement"
    And Ama was told "E-mail is not valid"
    And Ama has typed "office@adom.example" into "E-mail"
    And Ama has pressed "Order Statement"
    When Ama confirms with the code sent to her
    Then Ama is told the bank's own words
    And the bank has been asked for an official statement with:
      | delivery | email               |
      | email    | office@adom.example |

  Scenario: The branches cannot be looked up
    Given Ama has signed in
    And the branch directory answers Ama with nonsense
    And Ama has opened "/bankStatements"
    When Ama presses "Official Statement"
    Then Ama is told "The branches could not be looked up."

  Scenario: A Viewer cannot order an official statement
    Given Akua has signed in
    When Akua opens "/bankStatements"
    Then Akua sees the button "Download Statement"
    And Akua sees no button "Official Statement"

  Scenario Outline: Everybody can use the dialog of an official statement, <where>
    Given Ama has signed in
    And Ama has opened "/bankStatements"
    When Ama presses "Official Statement"
    Then Ama sees the button "Order Statement"
    And Ama's dialog has no accessibility violations

    Examples:
      | where     |
      | at a desk |

    @mobile
    Examples:
      | where      |
      | on a phone |
