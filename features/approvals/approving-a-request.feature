Feature: Approving a request
  A request moves no money until an Authorizer approves it with a one-time code. No one approves what they asked for.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And these accounts:
      | account | currency | holds    |
      | Current | GHS      | 1,000.00 |
      | Savings | GHS      | 200.00   |
    And Kofi has asked to move GHS 150.00 from the Current account to the Savings account

  @S1-1-24 @S1-4-20 @S3-1-04 @S3-4-04 @S3-4-06..07 @engines @engines-short
  Scenario: Money moves when the Authorizer approves
    Given Efua has signed in
    When Efua approves the request with the code sent to her
    Then Efua is told the bank's own words
    And the Current account holds GHS 850.00
    And the Savings account holds GHS 350.00

  @S3-2.1-36 @S1-3-61 @S1-3-64..66 @S1-3-69..72 @S1-3-83 @S3-3-05..06 @S3-3-10 @nightly
  Scenario: An Authorizer opens the details of a request
    Given Efua has signed in
    When Efua opens the details of the request
    Then the details show Efua:
      | Transaction ID      | the request         |
      | Source Account      | the Current account |
      | Created By          | Kofi's full name    |
      | Transaction Date    | 20 Nov 2026         |
      | Beneficiary Account | the Savings account |
      | Narration           | Between accounts    |
      | Transaction Status  | Pending             |
      | Total Amount        | GHS 150.00          |

  @S1-4-47 @S3-4-14 @S3-4-48
  Scenario: A wrong code moves no money, and the bank's message is shown
    Given Efua has signed in
    And Efua has begun to approve the request
    When Efua enters a wrong code
    Then Efua is told the bank's own words
    And Efua sees the focus around the boxes
    And the Current account holds GHS 1,000.00
    When Efua confirms with the code sent to her
    Then Efua is told "The request has been approved."
    And the Current account holds GHS 850.00
