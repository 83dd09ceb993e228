Feature: Ordering an official statement
  A stamped statement is ordered with a code, to be collected at a branch of the directory or sent by e-mail.

  Background:
    Given a company with these people:
      | Ama  | Single |
      | Akua | Viewer |

  @S1-2.1-15
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
